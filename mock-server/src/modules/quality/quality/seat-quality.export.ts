import type { exports } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { scopeOf } from '../../identity/organization/public.ts'
import { tableExport } from '../../export-kind.ts'
import type { Column } from '../../../platform/exports/table-file.ts'
import { countSeats, countsBySeat, type SeatRow } from './quality.store.ts'
import { canOpen } from '../../../access/policy.ts'

type Request = Extract<exports.ExportRequest, { kind: 'seatQuality' }>

const columns: readonly Column<SeatRow>[] = [
  { head: { en: 'Seat', zh: '坐席' }, cell: (row) => row.seatName },
  { head: { en: 'Organization', zh: '组织' }, cell: (row) => row.orgName },
  { head: { en: 'Violations', zh: '违规数' }, cell: (row) => row.violationCount },
  { head: { en: 'Severe', zh: '严重' }, cell: (row) => row.violationLevelCount3 },
  { head: { en: 'Moderate', zh: '中度' }, cell: (row) => row.violationLevelCount2 },
  { head: { en: 'Light', zh: '轻度' }, cell: (row) => row.violationLevelCount1 },
  { head: { en: 'Tip', zh: '提示' }, cell: (row) => row.violationLevelCount0 },
  { head: { en: 'Covered', zh: '已覆盖' }, cell: (row) => row.anaphoraNum },
  { head: { en: 'Not covered', zh: '未覆盖' }, cell: (row) => row.unAnaphoraNum },
  { head: { en: 'No cover needed', zh: '无需覆盖' }, cell: (row) => row.notNeedAnaphoraNum },
]

async function filterOf(tx: TenantTx, { filter: { orgId, ...range } }: Request, userId: number) {
  return { ...range, scope: await scopeOf(tx, { userId, orgId }) }
}

/** Seats with their violations, as the ranks of seats show them. */
export const seatQualityExport = tableExport<Request, SeatRow>({
  module: 'quality',
  opType: 'quality.exportSeats',
  policy: canOpen('quality.record', 'statistic.violation'),
  check: (tx, request, { session: { userId } }) => filterOf(tx, request, userId),
  title: { en: 'seat-quality', zh: '坐席质检' },
  table: async (now, request, { userId }) => {
    const filter = await filterOf(now, request, userId)
    return {
      columns,
      total: await countSeats(now, filter),
      rows: (tx, { offset, limit }) => countsBySeat(tx, filter, { offset, limit }),
    }
  },
})
