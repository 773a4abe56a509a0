import { average, METRIC, type Metric, type stat } from '@console/contracts'
import type { Text } from '../../messages/text.ts'
import { SECONDS, wholeTable } from '../exports/table-export.ts'
import { zonedDay } from '../exports/zoned-time.ts'
import { figureOf } from './series-point.ts'
import { daySeries, type SeriesRow } from './series.store.ts'
import { statTable, type StatColumn } from './stat-table.ts'

const day: StatColumn<SeriesRow> = {
  head: { en: 'Day', zh: '日期' },
  unit: 'timezone',
  cell: ({ time }, { timezone }) => zonedDay(time, timezone),
}

type Told = { unit?: Text; module?: stat.StatModule }

function metric(of: Metric, head: Text, told: Told = {}): StatColumn<SeriesRow> {
  return { head, ...told, cell: (row) => figureOf(of, row).value }
}

const validCallRate: Text = { en: 'Valid call rate', zh: '有效通话率' }
const calls = metric(METRIC.calls, { en: 'Outbound calls', zh: '外呼量' })
const validCalls = metric(METRIC.validCalls, { en: 'Valid calls', zh: '有效通话量' }, { module: 'validCall' })
const talkTime = metric(METRIC.talkTime, { en: 'Talk time', zh: '通话时长' }, { unit: SECONDS })

/** What the overview shows of a range, day by day. */
export const overviewTable = statTable<SeriesRow>({
  title: { en: 'overview', zh: '总览' },
  table: async ({ tx, filter }) =>
    wholeTable(
      [
        day,
        metric(METRIC.onlineUsers, { en: 'Online users', zh: '在线人数' }),
        metric(METRIC.onlineDuration, { en: 'Online time a person', zh: '人均在线时长' }, { unit: SECONDS }),
        calls,
        metric(METRIC.answers, { en: 'Answered calls', zh: '接通量' }),
        validCalls,
        metric(METRIC.quotes, { en: 'Quotes', zh: '报价量' }, { module: 'price' }),
        metric(METRIC.orders, { en: 'Deals', zh: '成单量' }, { module: 'order' }),
        talkTime,
        metric(METRIC.answerRate, { en: 'Answer rate', zh: '接通率' }),
        metric(METRIC.talkConversionRate, validCallRate, { module: 'validCall' }),
        metric(METRIC.saleConversionRate, { en: 'Quote rate', zh: '报价率' }, { module: 'price' }),
        metric(METRIC.orderConversionRate, { en: 'Deal rate', zh: '成单率' }, { module: 'order' }),
        metric(METRIC.violationsSerious, { en: 'Severe violations', zh: '严重违规' }),
        metric(METRIC.violationsMedium, { en: 'Moderate violations', zh: '中度违规' }),
        metric(METRIC.violationsLight, { en: 'Light violations', zh: '轻度违规' }),
        metric(METRIC.violationsTip, { en: 'Tips', zh: '提示' }),
      ],
      await daySeries(tx, filter),
    ),
})

/** Calls of a range, day by day. */
export const voiceTable = statTable<SeriesRow>({
  title: { en: 'voice-analytics', zh: '语音分析' },
  table: async ({ tx, filter }) =>
    wholeTable(
      [
        day,
        calls,
        validCalls,
        talkTime,
        {
          head: { en: 'Talk time a call', zh: '平均通话时长' },
          unit: SECONDS,
          cell: (row) => average(row.talkSeconds, row.calls),
        },
      ],
      await daySeries(tx, filter),
    ),
})
