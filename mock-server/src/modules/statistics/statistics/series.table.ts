import { average, METRIC, type Metric, type stat } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'
import { SECONDS, wholeTable } from '../../../platform/exports/table-file.ts'
import { localDay } from '../../../platform/exports/cell.ts'
import { figureOf } from './series-point.ts'
import { daySeries, type SeriesRow } from './series.store.ts'
import { statTable, summed, type StatColumn, type StatTable } from './stat-table.ts'

const day: StatColumn<SeriesRow> = {
  head: { en: 'Day', zh: '日期' },
  unit: 'timezone',
  cell: ({ time }, { timezone }) => localDay(time, timezone),
}

type ColumnOptions = {
  unit?: Text
  module?: stat.StatModule
  /** Whether its days are added up; different people of days are not those of the range. */
  isSummed?: boolean
}

function metric(
  of: Metric,
  head: Text,
  { isSummed = true, ...options }: ColumnOptions = {},
): StatColumn<SeriesRow> {
  const value = (row: SeriesRow) => figureOf(of, row).value
  return { head, ...options, cell: value, ...(isSummed && { total: { part: value } }) }
}

/** The total of a rate is that of the range: one tag by the other (table 'Metric ids'). */
function rateMetric(of: Metric, head: Text, options: ColumnOptions = {}): StatColumn<SeriesRow> {
  const tag = (name: 'tag1' | 'tag2') => (row: SeriesRow) => figureOf(of, row)[name] ?? 0
  return { ...metric(of, head, options), total: { part: tag('tag1'), whole: tag('tag2') } }
}

const calls = metric(METRIC.calls, { en: 'Outbound calls', zh: '外呼量' })
const validCalls = metric(METRIC.validCalls, { en: 'Valid calls', zh: '有效通话量' }, { module: 'validCall' })
const talkTime = metric(METRIC.talkTime, { en: 'Talk time', zh: '通话时长' }, { unit: SECONDS })

const conversion = [
  calls,
  metric(METRIC.answers, { en: 'Answered calls', zh: '接通量' }),
  validCalls,
  metric(METRIC.quotes, { en: 'Quotes', zh: '报价量' }, { module: 'price' }),
  metric(METRIC.orders, { en: 'Orders', zh: '成单量' }, { module: 'order' }),
  talkTime,
  rateMetric(METRIC.answerRate, { en: 'Answer rate', zh: '接通率' }),
  rateMetric(METRIC.talkConversionRate, { en: 'Marketing rate', zh: '营销率' }, { module: 'validCall' }),
  rateMetric(METRIC.saleConversionRate, { en: 'Quote rate', zh: '报价率' }, { module: 'price' }),
  rateMetric(METRIC.orderConversionRate, { en: 'Order rate', zh: '成单率' }, { module: 'order' }),
]

const violations = [
  metric(METRIC.violationsSerious, { en: 'Severe violations', zh: '严重违规' }),
  metric(METRIC.violationsMedium, { en: 'Moderate violations', zh: '中等违规' }),
  metric(METRIC.violationsLight, { en: 'Light violations', zh: '轻微违规' }),
  metric(METRIC.violationsTip, { en: 'Tips', zh: '提示' }),
]

/** A row for each day of a range that has started. */
function seriesTable(title: Text, columns: readonly StatColumn<SeriesRow>[]): StatTable {
  return statTable<SeriesRow>({
    title,
    table: async ({ tx, filter }) => wholeTable([day, ...columns], await daySeries(tx, filter)),
  })
}

/** What the overview shows of a range. */
export const overviewTable = seriesTable({ en: 'overview', zh: '总览' }, [
  metric(METRIC.onlineUsers, { en: 'Online users', zh: '在线人数' }, { isSummed: false }),
  metric(
    METRIC.onlineDuration,
    { en: 'Online time a person', zh: '人均在线时长' },
    { unit: SECONDS, isSummed: false },
  ),
  ...conversion,
  ...violations,
])

/** Calls of a range. */
export const voiceTable = seriesTable({ en: 'voice-analytics', zh: '语音分析' }, [
  calls,
  validCalls,
  talkTime,
  {
    head: { en: 'Talk time a call', zh: '平均通话时长' },
    unit: SECONDS,
    cell: (row) => average(row.talkSeconds, row.calls),
    total: { part: (row) => row.talkSeconds, whole: (row) => row.calls },
  },
])

/** What came of the calls of outsourced work (RPT-024). */
export const conversionTable = seriesTable({ en: 'project-performance', zh: '项目业绩' }, conversion)

/** How outsourced work was done: violations by level, and recommendations (RPT-026, RPT-027). */
export const actionTable = seriesTable({ en: 'project-action', zh: '项目行为' }, [
  ...violations,
  metric(METRIC.recommended, { en: 'Recommended', zh: '推荐次数' }),
  { head: { en: 'Accepted', zh: '采纳次数' }, ...summed((row) => row.recommendAccepted) },
  { head: { en: 'Valid', zh: '有效推荐次数' }, ...summed((row) => row.recommendValid) },
])
