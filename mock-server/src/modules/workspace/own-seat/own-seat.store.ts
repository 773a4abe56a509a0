import type { seat } from '@console/contracts'
import { sql } from 'kysely'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { HOUR_MS } from '../../../platform/time/units.ts'
import { lastStatuses } from '../../facts/presence/public.ts'

/** A hand that was raised longer ago, in an earlier shift, no longer counts. */
const HAND_HOURS = 12

type Requester = { userId: number; now: Date }

export async function findReportedEvent(
  { db, tenantId }: TenantTx,
  { userId, now, timezone }: Requester & { timezone: string },
): Promise<number | null> {
  const { rows } = await sql<{ evt: number }>`
    select last.evt from (${lastStatuses({ tenantId, timezone, now, userIds: [userId] })}) last`.execute(db)
  return rows[0]?.evt ?? null
}

export async function findLastHand(
  { db, tenantId }: TenantTx,
  { userId, now }: Requester,
): Promise<Omit<NonNullable<seat.OwnSeat['hand']>, 'isRaised'> | null> {
  const found = await db
    .selectFrom('raisedHand')
    .leftJoin('person', (join) =>
      join
        .onRef('person.tenantId', '=', 'raisedHand.tenantId')
        .onRef('person.id', '=', 'raisedHand.handledBy'),
    )
    .where('raisedHand.tenantId', '=', tenantId)
    .where('raisedHand.userId', '=', userId)
    .where('raisedAt', '>', new Date(now.getTime() - HAND_HOURS * HOUR_MS))
    .select(['raisedAt', 'seenAt', 'answer', 'person.name as answeredByName'])
    .orderBy('raisedAt', 'desc')
    .orderBy('raisedHand.id', 'desc')
    .executeTakeFirst()
  if (!found) return null
  const { raisedAt, seenAt } = found
  return { ...found, raisedAt: toUnixSeconds(raisedAt), seenAt: seenAt && toUnixSeconds(seenAt) }
}

/** The user name of an enabled seat, by which facts name it; null for anybody else. */
export async function findAccount({ db, tenantId }: TenantTx, userId: number): Promise<string | null> {
  const found = await db
    .selectFrom('person')
    .where('tenantId', '=', tenantId)
    .where('id', '=', userId)
    .where('status', '=', 'enabled')
    .where('type', 'in', ['TSR', 'TeamTSR'])
    .select('username')
    .executeTakeFirst()
  return found?.username ?? null
}

export async function worksFor(
  { db, tenantId }: TenantTx,
  { userId, businessTypeId }: { userId: number; businessTypeId: number },
): Promise<boolean> {
  const found = await db
    .selectFrom('userBusinessType')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .where('businessTypeId', '=', businessTypeId)
    .select('businessTypeId')
    .executeTakeFirst()
  return found !== undefined
}
