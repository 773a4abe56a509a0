import { tracking } from '@console/contracts'
import { z } from 'zod'
import type { TenantTx } from '../../../platform/context/context.ts'

export type Reported = {
  userId: number
  businessTypeId: number | null
  sessionId: string
  sourceType: string
  sourceVersion: string
  receivedAt: Date
}

/** Inserts events; an event that is stored already is ignored. */
export async function insertEvents(
  { db, tenantId }: TenantTx,
  events: readonly tracking.TrackedEvent[],
  reported: Reported,
): Promise<void> {
  const rows = events.map(({ value, timestamp }) => ({
    ...reported,
    tenantId,
    ...readValue(value),
    value,
    happenedAt: new Date(timestamp * 1000),
  }))
  await db
    .insertInto('trackingEvent')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The metric, and what the event adds to a duration; a duration without sensible seconds adds none. */
function readValue(text: string): { metricId: string; seconds: number | null } {
  const value = parseEventValue(text)
  if (value === null) return { metricId: tracking.PLAIN_TEXT_METRIC, seconds: null }
  const { metricId } = value
  if (!tracking.DURATION_METRICS.has(metricId)) return { metricId, seconds: null }
  const seconds = durationSeconds.safeParse(value['seconds'])
  return { metricId, seconds: seconds.success ? Math.round(seconds.data) : null }
}

/** Null for a text that names no metric. */
function parseEventValue(text: string): tracking.EventValue | null {
  try {
    return tracking.eventValue.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

const durationSeconds = z.number().min(0).max(tracking.MAX_EVENT_SECONDS)

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
