import { quality, type exports } from '@console/contracts'
import { tableExport } from '../../export-kind.ts'
import type { Column } from '../../../platform/exports/table-file.ts'
import { countSeats, countsBySeat, type SeatRow } from './quality.store.ts'
import { seatFilter } from './seat-filter.ts'
import { canOpen } from '../../../access/policy.ts'

const { LEVEL_WORDS } = quality

type Request = Extract<exports.ExportRequest, { kind: 'seatQuality' }>

const columns: readonly Column<SeatRow>[] = [
  { head: { en: 'Seat', zh: '坐席' }, cell: (row) => row.seatName },
  { head: { en: 'Organization', zh: '组织' }, cell: (row) => row.orgName },
  { head: { en: 'Violations', zh: '违规数' }, cell: (row) => row.violationCount },
  { head: LEVEL_WORDS[3], cell: (row) => row.violationLevelCount3 },
  { head: LEVEL_WORDS[2], cell: (row) => row.violationLevelCount2 },
  { head: LEVEL_WORDS[1], cell: (row) => row.violationLevelCount1 },
  { head: LEVEL_WORDS[0], cell: (row) => row.violationLevelCount0 },
  { head: { en: 'Covered', zh: '已覆盖' }, cell: (row) => row.anaphoraNum },
  { head: { en: 'Not covered', zh: '未覆盖' }, cell: (row) => row.unAnaphoraNum },
  { head: { en: 'No cover needed', zh: '无需覆盖' }, cell: (row) => row.notNeedAnaphoraNum },
]

/** Seats with their violations, as the ranks of seats show them. */
export const seatQualityExport = tableExport<Request, SeatRow>({
  module: 'quality',
  opType: 'quality.exportSeats',
  policy: canOpen('quality.record', 'statistic.violation'),
  check: (tx, { filter }, { session: { userId } }) => seatFilter(tx, userId, filter),
  title: { en: 'seat-quality', zh: '坐席质检' },
  table: async (now, request, { userId }) => {
    const filter = await seatFilter(now, userId, request.filter)
    return {
      columns,
      total: await countSeats(now, filter),
      rows: (tx, { offset, limit }) => countsBySeat(tx, filter, { offset, limit }),
    }
  },
})
