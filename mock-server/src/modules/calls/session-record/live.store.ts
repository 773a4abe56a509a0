import { STATUS_EVENT, type sessionRecord, type StatusEvent } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

/** A call that began longer ago and has no end lost it on its way. */
const MAX_CALL = '4 hours'
/** Longest duration of a status without a next event (MON-077). */
const MAX_STATUS = '24 hours'

type Seat = { id: number; name: string; orgName: string }

export async function getSeat({ db, tenantId }: TenantTx, userId: number): Promise<Seat> {
  return db
    .selectFrom('person')
    .leftJoin('organizationUnit', 'organizationUnit.id', 'person.orgId')
    .where('person.tenantId', '=', tenantId)
    .where('person.id', '=', userId)
    .select(['person.id', 'person.name', sql<string>`coalesce(organization_unit.name, '')`.as('orgName')])
    .executeTakeFirstOrThrow()
}

type LiveQuery = { userId: number; bizId: number | undefined; now: Date }

export async function findRunningCall(
  { db, tenantId }: TenantTx,
  { userId, bizId, now }: LiveQuery,
): Promise<sessionRecord.LiveCall['call']> {
  const { rows } = await sql<NonNullable<sessionRecord.LiveCall['call']>>`
    select c.call_id as "callId", c.session_id as "sessionId", b.name as "businessName",
           coalesce(v.customer, '') as customer, c.is_outbound as "isOutbound",
           floor(extract(epoch from c.started_at))::bigint as "startedAt",
           floor(extract(epoch from c.answered_at))::bigint as "answeredAt"
    from reported_call c
    join business b on b.tenant_id = c.tenant_id and b.id = c.business_type_id
    left join conversation v on v.tenant_id = c.tenant_id and v.session_id = c.session_id
    where c.tenant_id = ${tenantId} and c.user_id = ${userId} and c.ended_at is null
      and c.started_at > ${now}::timestamptz - ${MAX_CALL}::interval
      ${bizId === undefined ? sql`` : sql`and c.business_type_id = ${bizId}`}
    order by c.started_at desc, c.call_id limit 1`.execute(db)
  return rows[0] ?? null
}

export async function findLastReport(
  { db, tenantId }: TenantTx,
  { userId, now }: Omit<LiveQuery, 'bizId'>,
): Promise<{ evt: StatusEvent; at: number } | null> {
  const { rows } = await sql<{ evt: StatusEvent; at: number }>`
    select e.evt, floor(extract(epoch from e.evt_at))::bigint as at from status_event e
    where e.tenant_id = ${tenantId} and e.user_id = ${userId} and e.evt <> ${STATUS_EVENT.heartbeat}
      and e.evt_at <= ${now} and e.evt_at > ${now}::timestamptz - ${MAX_STATUS}::interval
    order by e.evt_at desc, e.receipt desc limit 1`.execute(db)
  return rows[0] ?? null
}

export async function findLastSessionId({ db, tenantId }: TenantTx, userId: number): Promise<string | null> {
  const { rows } = await sql<{ sessionId: string }>`
    select c.session_id as "sessionId" from reported_call c
    where c.tenant_id = ${tenantId} and c.user_id = ${userId} and c.ended_at is not null and c.session_id is not null
      and c.started_at is not null
    order by c.started_at desc limit 1`.execute(db)
  return rows[0]?.sessionId ?? null
}
