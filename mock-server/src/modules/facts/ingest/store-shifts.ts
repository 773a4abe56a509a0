import { sql } from 'kysely'
import { resolveActor, filterEvents, type Batch } from './batch.ts'
import { insertion, pickNewestRows, overwritten, type FactTable } from './fact-table.ts'
import { toDate } from './read-event.ts'

type ShiftTimes = { startsAt: Date; endsAt: Date }
type ShiftRow = ShiftTimes & {
  shiftId: string
  userId: number
  businessTypeId: number
  expectedWorkSeconds: number
  isCancelled: boolean
  revision: number
}

const SHIFT: FactTable<ShiftRow> = {
  name: 'shift',
  columns: {
    shiftId: 'text',
    userId: 'bigint',
    businessTypeId: 'bigint',
    startsAt: 'timestamptz',
    endsAt: 'timestamptz',
    expectedWorkSeconds: 'integer',
    isCancelled: 'boolean',
    revision: 'integer',
  },
}
const REPLACED = [
  'userId',
  'businessTypeId',
  'startsAt',
  'endsAt',
  'expectedWorkSeconds',
  'isCancelled',
  'revision',
] as const

/** The rollup computes how a shift was followed on each day of it: of the new one and of what it replaces. */
export async function storeShifts(batch: Batch): Promise<void> {
  const rows = pickNewestRows(filterEvents(batch, 'shift'), ({ shiftId }) => shiftId).map(
    (event): ShiftRow => {
      const startsAt = toDate(event.startsAt)
      const { userId, businessTypeId } = resolveActor(batch, event, startsAt)
      const { shiftId, expectedWorkSeconds, isCancelled, revision } = event
      const endsAt = toDate(event.endsAt)
      return { shiftId, userId, businessTypeId, startsAt, endsAt, expectedWorkSeconds, isCancelled, revision }
    },
  )
  if (rows.length === 0) return
  const { db, tenantId } = batch.tx
  const ids = rows.map(({ shiftId }) => shiftId)
  const { rows: earlier } = await sql<ShiftTimes>`
    select starts_at as "startsAt", ends_at as "endsAt" from shift
    where tenant_id = ${tenantId} and shift_id = any(${ids}::text[])`.execute(db)
  for (const { startsAt, endsAt } of [...earlier, ...rows]) {
    batch.days.touch(startsAt)
    batch.days.touch(endsAt)
  }
  await sql`
    ${insertion(tenantId, SHIFT, rows)}
    on conflict (tenant_id, shift_id) do update set ${overwritten(REPLACED)}
    where excluded.revision > shift.revision`.execute(db)
}
