import { sql } from 'kysely'
import { actorOf, eventsOf, type Batch } from './batch.ts'
import { insertion, newestOf, overwritten, type FactTable } from './fact-table.ts'
import { toDate } from './read-event.ts'

type ShiftRow = {
  shiftId: string
  userId: number
  businessTypeId: number
  startsAt: Date
  endsAt: Date
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

/** No rollup is made of plans: they touch no day. */
export async function storeShifts(batch: Batch): Promise<void> {
  const rows = newestOf(eventsOf(batch, 'shift'), ({ shiftId }) => shiftId).map((event): ShiftRow => {
    const startsAt = toDate(event.startsAt)
    const { userId, businessTypeId } = actorOf(batch, event, startsAt)
    const { shiftId, expectedWorkSeconds, isCancelled, revision } = event
    const endsAt = toDate(event.endsAt)
    return { shiftId, userId, businessTypeId, startsAt, endsAt, expectedWorkSeconds, isCancelled, revision }
  })
  if (rows.length === 0) return
  const { db, tenantId } = batch.tx
  await sql`
    ${insertion(tenantId, SHIFT, rows)}
    on conflict (tenant_id, shift_id) do update set ${overwritten(REPLACED)}
    where excluded.revision > shift.revision`.execute(db)
}
