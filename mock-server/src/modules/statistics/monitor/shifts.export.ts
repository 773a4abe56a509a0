import { ATTENDANCE, monitorColumns, statColumns, type exports } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { toColumn, type Column } from '../../../platform/exports/table-file.ts'
import type { Text } from '../../../platform/messages/text.ts'
import { tableExport } from '../../export-kind.ts'
import { checkFilter, buildMonitorFilter } from './monitor.policy.ts'
import { ALL_PEOPLE } from './people.store.ts'
import { shiftsOfPeople, type ShiftView } from './planned-shifts.ts'
import { countPlanned, plannedPeople } from './schedules.store.ts'

type Request = Extract<exports.ExportRequest, { kind: 'shifts' }>
/** Without a shift: a seat that has none in the range. */
type Row = { userId: number; userName: string; shift: ShiftView | null }

/** A seat has one or two shifts a day, so that a batch of seats has about the usual size. */
const SEATS_PER_BATCH = 10

const NAMES: Readonly<Record<number, Text>> = {
  [ATTENDANCE.present]: { en: 'Present', zh: '出勤' },
  [ATTENDANCE.late]: { en: 'Late', zh: '迟到' },
  [ATTENDANCE.absent]: { en: 'Absent', zh: '缺勤' },
}

const columns: readonly Column<Row>[] = [
  toColumn(monitorColumns.name, (row) => row.userName),
  toColumn(statColumns.userId, (row) => String(row.userId)),
  toColumn(monitorColumns.start, ({ shift }) => shift?.schedulesStart ?? null),
  toColumn(monitorColumns.came, ({ shift }) => shift?.actualStart ?? null),
  toColumn(monitorColumns.scheduled, ({ shift }) => shift?.schedulesDuration ?? null),
  toColumn(monitorColumns.toWork, ({ shift }) => shift?.expectedWorkDuration ?? null),
  toColumn(monitorColumns.worked, ({ shift }) => shift?.actualWorkDuration ?? null),
  toColumn(
    monitorColumns.attendance,
    ({ shift }, { language }) => NAMES[shift?.status ?? -1]?.[language] ?? null,
  ),
]

/** Shifts of the range and what became of them, by seat (PLAN-019). */
export const shiftExport = tableExport<Request, Row>({
  module: 'monitor',
  opType: 'monitor.exportShifts',
  policy: canOpen('monitor.schedule'),
  check: (tx, { filter }, { session }) => checkFilter(filter, { tx, session }),
  title: { en: 'shifts', zh: '排班执行' },
  table: async (now, { filter: requestFilter }, reader) => {
    const filter = await buildMonitorFilter(requestFilter, {
      tx: now,
      session: reader,
      now: reader.requestedAt,
    })
    const { people } = await plannedPeople(now, filter, ALL_PEOPLE)
    return {
      columns,
      total: await countPlanned(now, filter),
      rows: async (tx, { batch }) => {
        const part = people.slice(batch * SEATS_PER_BATCH, (batch + 1) * SEATS_PER_BATCH)
        return (await shiftsOfPeople(tx, filter, part)).flatMap(({ userId, userName, detail }) =>
          (detail.length === 0 ? [null] : detail).map((shift) => ({ userId, userName, shift })),
        )
      },
    }
  },
})
