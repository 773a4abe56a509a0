import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Scope } from '../../identity/organization/public.ts'
import { inScope } from '../statistics/public.ts'

/** An alert is known by its person and its moment: its row is computed again with its day. */
export type AlertKey = { userId: number; alertAt: Date }

/** Finds the name of the person who has such an alert in the scope. */
export async function findAlertPerson(
  { db, tenantId }: TenantTx,
  { userId, alertAt }: AlertKey,
  scope: Scope,
): Promise<string | undefined> {
  // An alert counts to a day of the zone, which is at most a day beside that of UTC.
  const { rows } = await sql<{ name: string }>`
    select u.name from stat_inactive_alert s
    join person u on u.tenant_id = s.tenant_id and u.id = s.user_id
    where s.tenant_id = ${tenantId} and s.user_id = ${userId} and s.alert_at = ${alertAt}
      and s.day between (${alertAt}::timestamptz at time zone 'UTC')::date - 1
        and (${alertAt}::timestamptz at time zone 'UTC')::date + 1 ${inScope(scope)}`.execute(db)
  return rows[0]?.name
}

type NewAcknowledgement = AlertKey & { creatorId: number; note: string; now: Date }

/** False when the alert is acknowledged already. */
export async function insertAcknowledgement(
  { db, tenantId }: TenantTx,
  { now, ...acknowledgement }: NewAcknowledgement,
): Promise<boolean> {
  const inserted = await db
    .insertInto('inactiveAlertAcknowledgement')
    .values({ tenantId, ...acknowledgement, acknowledgedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst()
  return inserted !== undefined
}

export type Acknowledgement = { creatorId: number; creatorName: string; acknowledgedAt: Date; note: string }

export async function findAcknowledgement(
  { db, tenantId }: TenantTx,
  { userId, alertAt }: AlertKey,
): Promise<Acknowledgement> {
  return db
    .selectFrom('inactiveAlertAcknowledgement as ack')
    .innerJoin('person as creator', 'creator.id', 'ack.creatorId')
    .where('ack.tenantId', '=', tenantId)
    .where('ack.userId', '=', userId)
    .where('ack.alertAt', '=', alertAt)
    .select(['ack.creatorId', 'creator.name as creatorName', 'ack.acknowledgedAt', 'ack.note'])
    .executeTakeFirstOrThrow()
}
