import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/time/units.ts'

type Tx = Pick<TenantTx, 'db'>
type SlotOfVersion = { versionId: number; slot: string }
type Figures = { shown: number; failures: number; shownMs: number; slowestMs: number; longTasks: number }

/** Adds to the counts of the present hour. */
export async function addSlotFigures(
  { db }: Tx,
  { versionId, slot }: SlotOfVersion,
  { now, ...figures }: Partial<Figures> & { now: Date },
): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
  await db
    .insertInto('subAppSlotHealth')
    .values({ versionId, slot, hour, ...figures })
    .onConflict((conflict) =>
      conflict.columns(['versionId', 'slot', 'hour']).doUpdateSet({
        shown: sql`sub_app_slot_health.shown + excluded.shown`,
        failures: sql`sub_app_slot_health.failures + excluded.failures`,
        shownMs: sql`sub_app_slot_health.shown_ms + excluded.shown_ms`,
        slowestMs: sql`greatest(sub_app_slot_health.slowest_ms, excluded.slowest_ms)`,
        longTasks: sql`sub_app_slot_health.long_tasks + excluded.long_tasks`,
      }),
    )
    .execute()
}

/** Notes whether a contribution was shown to a person. */
export async function saveSlotTrial(
  { db }: Tx,
  { isFailing, ...trial }: SlotOfVersion & { reporter: Buffer; isFailing: boolean; lastAt: Date },
): Promise<void> {
  await db
    .insertInto('subAppSlotTrial')
    .values({ ...trial, consecutiveFailures: isFailing ? 1 : 0 })
    .onConflict((conflict) =>
      conflict.columns(['versionId', 'slot', 'reporter']).doUpdateSet({
        consecutiveFailures: isFailing ? sql`sub_app_slot_trial.consecutive_failures + 1` : 0,
        lastAt: trial.lastAt,
      }),
    )
    .execute()
}

/** A contribution fails for a person after so many failures in a row. */
const FAILURES_IN_A_ROW = 2

export type SlotTrials = { people: number; failingPeople: number }

/** Counts the people who tried contributions of an app's versions, and those for whom they fail, by version and contribution. */
export async function countSlotTrials(
  { db }: Tx,
  versionIds: readonly number[],
): Promise<Map<string, SlotTrials>> {
  if (versionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('subAppSlotTrial')
    .select((eb) => [
      'versionId',
      'slot',
      eb.fn.countAll<number>().as('people'),
      eb.fn
        .countAll<number>()
        .filterWhere('consecutiveFailures', '>=', FAILURES_IN_A_ROW)
        .as('failingPeople'),
    ])
    .where('versionId', 'in', [...versionIds])
    .groupBy(['versionId', 'slot'])
    .execute()
  return new Map(rows.map(({ versionId, slot, ...trials }) => [slotKey({ versionId, slot }), trials]))
}

/** Key of a contribution among those of several versions. */
export const slotKey = ({ versionId, slot }: SlotOfVersion): string => `${versionId} ${slot}`

/** The figures of contributions in the last days, by version and contribution. */
export async function sumSlotFigures(
  { db }: Tx,
  versionIds: readonly number[],
  { now, days }: { now: Date; days: number },
): Promise<Map<string, Figures>> {
  if (versionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('subAppSlotHealth')
    .select((eb) => [
      'versionId',
      'slot',
      eb.fn.sum<number>('shown').as('shown'),
      eb.fn.sum<number>('failures').as('failures'),
      eb.fn.sum<string>('shownMs').as('shownMs'),
      eb.fn.max('slowestMs').as('slowestMs'),
      eb.fn.sum<number>('longTasks').as('longTasks'),
    ])
    .where('versionId', 'in', [...versionIds])
    .where('hour', '>=', new Date(now.getTime() - days * DAY_MS))
    .groupBy(['versionId', 'slot'])
    .execute()
  return new Map(
    rows.map(({ versionId, slot, shownMs, ...figures }) => [
      slotKey({ versionId, slot }),
      { ...figures, shownMs: Number(shownMs) },
    ]),
  )
}
