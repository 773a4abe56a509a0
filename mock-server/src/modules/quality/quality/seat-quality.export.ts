import { qualityColumns, type exports } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { toColumn, type Column } from '../../../platform/exports/table-file.ts'
import { tableExport } from '../../export-kind.ts'
import { countSeats, countsBySeat, type SeatRow } from './quality.store.ts'
import { seatFilter } from './seat-filter.ts'

type Request = Extract<exports.ExportRequest, { kind: 'seatQuality' }>

const columns: readonly Column<SeatRow>[] = [
  toColumn(qualityColumns.seat, (row) => row.seatName),
  toColumn(qualityColumns.organisation, (row) => row.orgName),
  toColumn(qualityColumns.violations, (row) => row.violationCount),
  toColumn(qualityColumns.severe, (row) => row.violationLevelCount3),
  toColumn(qualityColumns.moderate, (row) => row.violationLevelCount2),
  toColumn(qualityColumns.light, (row) => row.violationLevelCount1),
  toColumn(qualityColumns.tip, (row) => row.violationLevelCount0),
  toColumn(qualityColumns.covered, (row) => row.anaphoraNum),
  toColumn(qualityColumns.notCovered, (row) => row.unAnaphoraNum),
  toColumn(qualityColumns.noCoverNeeded, (row) => row.notNeedAnaphoraNum),
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
