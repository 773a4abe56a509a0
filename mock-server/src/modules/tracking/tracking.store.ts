import { tracking } from '@console/contracts'
import type { TenantTx } from '../../context.ts'

export type Reported = {
  userId: number
  businessTypeId: number | null
  sessionId: string
  sourceType: string
  sourceVersion: string
  receivedAt: Date
}

/** An event that is there already, sent again, is passed over. */
export async function storeEvents(
  { db, tenantId }: TenantTx,
  events: readonly tracking.TrackedEvent[],
  reported: Reported,
): Promise<void> {
  const rows = events.map(({ value, timestamp }) => ({
    ...reported,
    tenantId,
    metricId: tracking.eventValue.parse(JSON.parse(value)).metricId,
    value,
    happenedAt: new Date(timestamp * 1000),
  }))
  await db
    .insertInto('trackingEvent')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function countReceivedSince(
  { db, tenantId }: TenantTx,
  userId: number,
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('trackingEvent')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .where('receivedAt', '>', since)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function isBusinessType({ db }: TenantTx, id: number): Promise<boolean> {
  const found = await db.selectFrom('businessType').where('id', '=', id).select('id').executeTakeFirst()
  return found !== undefined
}
