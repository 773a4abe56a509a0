import type { BodyOf, reportSchedule } from '@console/contracts'

type Body = BodyOf<typeof reportSchedule.create>

/** An export that can be scheduled, and what its file has. */
type Scheduled = {
  request: Omit<Body['request'], 'filter' | 'format'> & { filter: object }
  period: Body['period']
  /** Days of the run on Monday, 7 December, 08:00. */
  days: object
}
const WEEK = { beginDay: '20261130', endDay: '20261206' }
const WEEK_AT = { beginAt: '20261130', endAt: '20261206' }
/** Both ends included, in Shanghai. */
const WEEK_SECONDS = [Date.UTC(2026, 10, 29, 16) / 1000, Date.UTC(2026, 11, 6, 16) / 1000 - 1] as const
const WEEK_TIMES = { beginTime: WEEK_SECONDS[0], endTime: WEEK_SECONDS[1] }
const MONTH_TIMES = {
  opAtBegin: Date.UTC(2026, 9, 31, 16) / 1000,
  opAtEnd: Date.UTC(2026, 10, 30, 16) / 1000 - 1,
}
/** The business is filled in. */
const OF_BUSINESS = { bizTypeId: 0 }
export const SCHEDULED: readonly Scheduled[] = [
  { request: { kind: 'statTable', filter: { type: 'team' } }, period: 'week', days: WEEK },
  { request: { kind: 'seatQuality', filter: {} }, period: 'week', days: WEEK },
  {
    request: { kind: 'dailyReport', filter: { ...OF_BUSINESS, workplace: 'Sales centre Shanghai' } },
    period: 'week',
    days: WEEK,
  },
  {
    request: { kind: 'statusEdits', filter: {} },
    period: 'week',
    days: { beginDay: '2026-11-30', endDay: '2026-12-06' },
  },
  { request: { kind: 'statusTrack', filter: { type: 'whole' } }, period: 'week', days: WEEK_AT },
  { request: { kind: 'shifts', filter: { type: 'whole' } }, period: 'week', days: WEEK_AT },
  { request: { kind: 'violations', filter: OF_BUSINESS }, period: 'week', days: WEEK_TIMES },
  { request: { kind: 'consoleUse', filter: {} }, period: 'week', days: WEEK_TIMES },
  { request: { kind: 'audit', filter: { module: 'user' } }, period: 'month', days: MONTH_TIMES },
  { request: { kind: 'bill', filter: {} }, period: 'month', days: { queryDate: '2026-11' } },
  { request: { kind: 'billLines', filter: {} }, period: 'month', days: { queryDate: '2026-11' } },
  { request: { kind: 'recordings', filter: OF_BUSINESS }, period: 'month', days: { date: '2026-11' } },
  { request: { kind: 'voiceChecks', filter: {} }, period: 'day', days: { checkDate: '20261206' } },
]
