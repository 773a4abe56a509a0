import { METRIC, SPAN_OFFSET, stat, type Metric } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  between,
  startStatisticsFixture,
  worksOn,
  type StatisticsFixture,
} from '../support/statistics-fixture.ts'

let fixture: StatisticsFixture
beforeAll(async () => {
  fixture = await startStatisticsFixture()
})
afterAll(() => fixture.demo.stop())

type Range = { beginDay: string; endDay: string }
const WEEK: Range = { beginDay: '20261114', endDay: '20261120' }
const DAY: Range = { beginDay: '20261120', endDay: '20261120' }
const SLOTS_OF_A_DAY = 96

async function seriesOf(metric: number, range: Range) {
  const answer = await fixture.manager.send(stat.detail, { query: { metric, ...range } })
  expect([answer.status, answer.code]).toEqual([200, 200])
  return answer.data
}
const startOf = (day: string) => Date.parse(`${day}T00:00:00+08:00`) / 1000

/** The value of each metric of calls, by the figures of a plain query. */
const CALL_METRICS: [
  Metric,
  (figures: Awaited<ReturnType<StatisticsFixture['expectedFigures']>>) => object,
][] = [
  [METRIC.calls, ({ calls }) => ({ value: calls })],
  [METRIC.answers, ({ answers }) => ({ value: answers })],
  [METRIC.validCalls, ({ valid }) => ({ value: valid })],
  [METRIC.quotes, ({ quotes }) => ({ value: quotes })],
  [METRIC.orders, ({ orders }) => ({ value: orders })],
  [METRIC.talkTime, ({ talk }) => ({ value: talk })],
  [METRIC.answerRate, ({ answers, calls }) => ({ value: answers / calls, tag1: answers, tag2: calls })],
  [
    METRIC.talkConversionRate,
    ({ valid, answers }) => ({ value: valid / answers, tag1: valid, tag2: answers }),
  ],
  [METRIC.saleConversionRate, ({ quotes, valid }) => ({ value: quotes / valid, tag1: quotes, tag2: valid })],
  [METRIC.orderConversionRate, ({ orders, valid }) => ({ value: orders / valid, tag1: orders, tag2: valid })],
]

describe('a metric', () => {
  test.each(CALL_METRICS)(
    '%i has a point a day, each what a plain query of that day gives [STAT-029, STAT-030]',
    async (metric, read) => {
      const { current, yesterday, dayOfLastWeek } = await seriesOf(metric, WEEK)
      expect(current.map(({ time }) => time)).toEqual(
        [14, 15, 16, 17, 18, 19, 20].map((day) => startOf(`2026-11-${day}`)),
      )
      const last = await fixture.expectedFigures(between('2026-11-20', '2026-11-20'))
      expect(last.calls).toBeGreaterThan(50)
      expect(current.at(-1)).toMatchObject(read(last))
      expect([yesterday, dayOfLastWeek]).toEqual([[], []])
    },
  )

  test.each(CALL_METRICS)(
    '%i of a single day is beside the day before and that of last week [STAT-029]',
    async (metric, read) => {
      const series = await seriesOf(metric, DAY)
      for (const [name, day] of [
        ['current', '2026-11-20'],
        ['yesterday', '2026-11-19'],
        ['dayOfLastWeek', '2026-11-13'],
      ] as const) {
        expect(series[name]).toMatchObject([
          { time: startOf(day), ...read(await fixture.expectedFigures(between(day, day))) },
        ])
      }
    },
  )

  test('of people online counts each once a day, and their average is of those online [STAT-029]', async () => {
    const users = fixture.seats.filter((_seat, index) => worksOn(20, index)).length
    const seconds = fixture.seats.reduce(
      (sum, _seat, index) => sum + (worksOn(20, index) ? 3600 + index : 0),
      0,
    )
    expect((await seriesOf(METRIC.onlineUsers, DAY)).current).toMatchObject([{ value: users }])
    expect((await seriesOf(METRIC.onlineDuration, DAY)).current).toMatchObject([{ value: seconds / users }])
  })

  test('has no points of days that are still to come [STAT-029]', async () => {
    const { current } = await seriesOf(METRIC.calls, { beginDay: '20261120', endDay: '20261125' })
    expect(current.map(({ time }) => time)).toEqual([startOf('2026-11-20'), startOf('2026-11-21')])
  })
})

describe('a span variant', () => {
  test('has a point each quarter of an hour, and the points add up to the day [STAT-031]', async () => {
    const { current, yesterday, dayOfLastWeek } = await seriesOf(METRIC.calls + SPAN_OFFSET, DAY)
    expect([current.length, yesterday.length, dayOfLastWeek.length]).toEqual([
      SLOTS_OF_A_DAY,
      SLOTS_OF_A_DAY,
      SLOTS_OF_A_DAY,
    ])
    expect(current.map(({ time }) => time)).toEqual(
      Array.from({ length: SLOTS_OF_A_DAY }, (_, slot) => startOf('2026-11-20') + slot * 900),
    )
    const { calls } = await fixture.expectedFigures(between('2026-11-20', '2026-11-20'))
    expect(current.reduce((sum, { value }) => sum + value, 0)).toBe(calls)
  })

  test('of people online counts those of each quarter [STAT-031]', async () => {
    const { current } = await seriesOf(METRIC.onlineUsers + SPAN_OFFSET, DAY)
    const working = fixture.seats.filter((_seat, index) => worksOn(20, index)).length
    const at = (clock: string) =>
      current.find(({ time }) => time === Date.parse(`2026-11-20T${clock}:00+08:00`) / 1000)
    // All begin at ten; most stay for a few seconds longer than an hour.
    expect([at('09:45'), at('10:00'), at('10:45'), at('11:15')].map((point) => point?.value)).toEqual([
      0,
      working,
      working,
      0,
    ])
  })

  test('of today ends with the quarter that has started [STAT-031]', async () => {
    const { current } = await seriesOf(METRIC.calls + SPAN_OFFSET, {
      beginDay: '20261121',
      endDay: '20261121',
    })
    expect(current.at(-1)?.time).toBe(Date.parse('2026-11-21T09:00:00Z') / 1000)
  })

  test.each([
    [
      'of two days',
      { metric: METRIC.calls + SPAN_OFFSET, beginDay: '20261119', endDay: '20261120' },
      'endDay',
    ],
    ['of a metric that is none', { metric: 2_000_999, ...DAY }, 'metric'],
  ])('%s is refused with a reason at its field', async (_case, query, field) => {
    const refused = await fixture.manager.send(stat.detail, { query })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.fields ?? {})).toEqual([field])
  })
})
