import {
  average,
  AVERAGE_TALK,
  statColumns,
  METRIC,
  partsOfRate,
  type Metric,
  type stat,
  type TableColumn,
} from '@console/contracts'
import { quotientColumn, summedColumn, toColumn, wholeTable } from '../../../platform/exports/table-file.ts'
import type { Text } from '../../../platform/messages/text.ts'
import { rateColumn } from './conversion-columns.ts'
import { getFigure } from './series-point.ts'
import { daySeries, type SeriesRow } from './series.store.ts'
import { statTable, type StatColumn, type StatRequest, type StatTable } from './stat-table.ts'
import { findStatTotals } from './statistics.store.ts'

const day: StatColumn<SeriesRow> = toColumn(statColumns.day, ({ time }) => time)

/** A column of a daily metric, with its sum below. */
function metric(of: Metric, column: TableColumn, module?: stat.StatModule): StatColumn<SeriesRow> {
  return { ...summedColumn(column, (row: SeriesRow) => getFigure(of, row).value), ...(module && { module }) }
}

const toFigures = (row: SeriesRow) => row

const calls = metric(METRIC.calls, statColumns.calls)
const validCalls = metric(METRIC.validCalls, statColumns.validCalls, 'validCall')
const talkTime = metric(METRIC.talkTime, statColumns.talkTime)

const conversion: readonly StatColumn<SeriesRow>[] = [
  calls,
  metric(METRIC.answers, statColumns.answers),
  rateColumn('answerRate', toFigures),
  validCalls,
  { module: 'validCall', ...rateColumn('talkConversionRate', toFigures) },
  metric(METRIC.quotes, statColumns.quotes, 'price'),
  { module: 'price', ...rateColumn('saleConversionRate', toFigures) },
  metric(METRIC.orders, statColumns.deals, 'order'),
  { module: 'order', ...rateColumn('orderConversionRate', toFigures) },
  talkTime,
]

const violations = [
  metric(METRIC.violationsSerious, statColumns.severeViolations),
  metric(METRIC.violationsMedium, statColumns.moderateViolations),
  metric(METRIC.violationsLight, statColumns.lightViolations),
  metric(METRIC.violationsTip, statColumns.tips),
]

type Columns = readonly StatColumn<SeriesRow>[]

/** A row for each day of a range that has started. */
function seriesTable(title: Text, columnsOf: (request: StatRequest) => Promise<Columns>): StatTable {
  return statTable<SeriesRow>({
    title,
    table: async (request) =>
      wholeTable([day, ...(await columnsOf(request))], await daySeries(request.tx, request.filter)),
  })
}

/** The overview of a range. Its totals count the people of the range: the different people of its days may add up to more. */
export const overviewTable = seriesTable({ en: 'overview', zh: '总览' }, async ({ tx, filter }) => {
  const { onlineUsers, onlineSeconds } = await findStatTotals(tx, filter)
  const online = toColumn(statColumns.onlineUsers, ({ users }: SeriesRow) => users)
  const averageOnline = toColumn(
    statColumns.averageOnline,
    (row: SeriesRow) => getFigure(METRIC.onlineDuration, row).value,
  )
  return [
    { ...online, total: { known: onlineUsers } },
    { ...averageOnline, total: { known: average(onlineSeconds, onlineUsers) } },
    ...conversion,
    ...violations,
  ]
})

/** Calls of a range. */
export const voiceTable = seriesTable({ en: 'voice-analytics', zh: '语音分析' }, async () => [
  calls,
  validCalls,
  talkTime,
  quotientColumn(statColumns.averageTalk, (row: SeriesRow) => partsOfRate(AVERAGE_TALK, row)),
])

/** Results of the calls of outsourced work (RPT-024). */
export const conversionTable = seriesTable(
  { en: 'project-performance', zh: '项目业绩' },
  async () => conversion,
)

/** Conduct of outsourced work: violations by level, and recommendations (RPT-026, RPT-027). */
export const actionTable = seriesTable({ en: 'project-action', zh: '项目质量' }, async () => [
  ...violations,
  metric(METRIC.recommended, statColumns.recommended),
  summedColumn(statColumns.accepted, (row: SeriesRow) => row.recommendAccepted),
  summedColumn(statColumns.validRecommended, (row: SeriesRow) => row.recommendValid),
])
