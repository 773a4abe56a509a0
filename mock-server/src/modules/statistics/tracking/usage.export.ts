import { metricColumns, type exports } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { toColumn, type Column } from '../../../platform/exports/table-file.ts'
import type { Text } from '../../../platform/messages/text.ts'
import { tableExport } from '../../export-kind.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { findScope } from '../../identity/organization/public.ts'
import { metricStat, type MetricStat, type MetricType } from './metric-stats.ts'
import { figuresOfMetrics } from './usage.store.ts'

type Request = Extract<exports.ExportRequest, { kind: 'consoleUse' }>

const TYPES: Readonly<Record<MetricType, Text>> = {
  count: { en: 'Count', zh: '次数' },
  duration: { en: 'Duration', zh: '时长' },
}

const columns: readonly Column<MetricStat>[] = [
  toColumn(metricColumns.name, (row) => row.name),
  toColumn(metricColumns.metricId, (row) => row.metricId),
  toColumn(metricColumns.type, ({ type }, { language }) => TYPES[type][language]),
  toColumn(metricColumns.category, (row) => row.category),
  toColumn(metricColumns.remark, (row) => row.remark),
  {
    ...metricColumns.counts,
    cell: ({ type, counts }) => (type === 'duration' ? { seconds: counts } : counts),
  },
  toColumn(metricColumns.users, (row) => row.users),
]

/** Metrics of the console's use, by id (DSET-029). */
export const usageExport = tableExport<Request, MetricStat>({
  module: 'tracking',
  opType: 'tracking.exportUse',
  policy: canOpen('statistic.track'),
  check: (tx, { filter }) => requireBusinessType(tx, filter.bizTypeId),
  title: { en: 'tracking', zh: '埋点记录' },
  table: async (now, { filter }, { userId, language }) => {
    const scope = await findScope(now, { userId, orgId: undefined })
    const query = { ...filter, scope }
    return {
      columns,
      total: (await figuresOfMetrics(now, { ...query, pageIndex: 1, pageSize: 1 })).total,
      rows: async (tx, { batch, limit }) => {
        const { rows } = await figuresOfMetrics(tx, { ...query, pageIndex: batch + 1, pageSize: limit })
        return rows.map((row) => metricStat(row, language))
      },
    }
  },
})
