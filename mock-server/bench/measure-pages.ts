import { METRIC, monitor, quality, stat, twin, type Call } from '@console/contracts'
import { z } from 'zod'
import { signIn } from '../chaos/reporter.ts'
import type { Bench, Company } from './company.ts'
import { quantile, type Figure } from './figures.ts'

const GOAL_MS = 50
const WEEK_GOAL_MS = 100
const WARM_UP_REQUESTS = 5

type Input = Record<string, string | number>
/** `range` is the range of another number of days that ends with the last one, under the names of the monitoring calls. */
type PageCall = {
  name: string
  call: Call
  input?: Input
  monitored?: { days: number }
  goalMs?: number
}

/** Times of each call of the pages of statistics, over thirty days of the whole company. */
export async function measurePages(bench: Bench, requests: number): Promise<Figure[]> {
  return measureCalls(bench, requests, [...buildPageCalls(bench.company), ...monitorCalls])
}

/** Measures the monitoring pages alone. */
export async function measureTrack(bench: Bench, requests: number): Promise<Figure[]> {
  return measureCalls(bench, requests, monitorCalls)
}

async function measureCalls(
  { url, company }: Bench,
  requests: number,
  calls: readonly PageCall[],
): Promise<Figure[]> {
  const token = await signIn(url)
  const range = {
    beginDay: company.firstDay.replaceAll('-', ''),
    endDay: company.lastDay.replaceAll('-', ''),
  }
  const figures: Figure[] = []
  for (const { name, call, input, monitored, goalMs = GOAL_MS } of calls) {
    const days = monitored ? monitoredRange(company.lastDay, monitored.days) : range
    const times: number[] = []
    for (let turn = -WARM_UP_REQUESTS; turn < requests; turn++) {
      const began = performance.now()
      await send({ url, token, call, input: { ...days, ...input } })
      if (turn >= 0) times.push(performance.now() - began)
    }
    figures.push({
      name: `${name}, 95 % of ${requests} within`,
      value: quantile(times, 0.95),
      unit: 'ms',
      goal: { atMost: goalMs },
    })
  }
  return figures
}

function buildPageCalls({ busyUserId: userId }: Company): PageCall[] {
  const calls = { queryType: 'performance' }
  const people = { queryType: 'user' }
  return [
    { name: 'summary', call: stat.summary },
    { name: 'people online by day', call: stat.detail, input: { metric: METRIC.onlineUsers } },
    { name: 'recommendations by day', call: stat.detail, input: { metric: METRIC.recommended } },
    { name: 'rank by talk time', call: stat.rank, input: { rankType: 'talkTime' } },
    { name: 'rank by time online', call: stat.rank, input: { rankType: 'onlineDuration' } },
    { name: 'rank of recommended questions', call: stat.rank, input: { rankType: 'recommendQuestion' } },
    { name: 'calls, newest first', call: stat.list, input: calls },
    { name: 'calls, page 100', call: stat.list, input: { ...calls, pageIndex: 100 } },
    { name: 'calls with a deal', call: stat.list, input: { ...calls, stage: 'ordered' } },
    { name: 'calls of a person with a deal', call: stat.list, input: { ...calls, stage: 'ordered', userId } },
    { name: 'totals of calls', call: stat.listTotals, input: calls },
    { name: 'totals of the calls of a person', call: stat.listTotals, input: { ...calls, userId } },
    { name: 'people by name', call: stat.list, input: people },
    { name: 'people by calls', call: stat.list, input: { ...people, sort: 'callCnt', order: 'desc' } },
    {
      name: 'people by a rate',
      call: stat.list,
      input: { ...people, sort: 'saleConversionRate', order: 'desc' },
    },
    { name: 'totals of people', call: stat.listTotals, input: people },
    { name: 'violations by level and rule', call: quality.violationData },
    { name: 'seats by violations', call: quality.seatRank },
    { name: 'seats by violations of each level', call: quality.seatRankByLevel },
    { name: 'seats by covered violations', call: quality.seatRankByCover },
    { name: 'violations, newest first', call: quality.violations },
    { name: 'severe violations', call: quality.violations, input: { ruleLevel: 3 } },
    { name: 'uses of twins', call: twin.uses },
  ]
}

const DAY = { days: 1 }
const WEEK = { days: 7 }

const monitorCalls: readonly PageCall[] = [
  { name: 'track of 20 people, a day', call: monitor.track, monitored: DAY },
  { name: 'track of 20 people, a week', call: monitor.track, monitored: WEEK, goalMs: WEEK_GOAL_MS },
  {
    name: 'track, last page of a week',
    call: monitor.track,
    monitored: WEEK,
    input: { pageIndex: 40 },
    goalMs: WEEK_GOAL_MS,
  },
  { name: 'alerts of a week', call: monitor.alerts, monitored: WEEK },
  { name: 'alert rank of a week', call: monitor.alertRank, monitored: WEEK, input: { rankType: 'alertCnt' } },
  { name: 'schedules of 20 people, a day', call: monitor.schedules, monitored: DAY },
  { name: 'schedules of 20 people, a week', call: monitor.schedules, monitored: WEEK },
  {
    name: 'schedules, late or absent in a day',
    call: monitor.schedules,
    monitored: DAY,
    input: { lateOrAbsent: 'true' },
  },
  {
    name: 'schedules, late or absent in a week',
    call: monitor.schedules,
    monitored: WEEK,
    input: { lateOrAbsent: 'true' },
  },
  { name: 'adherence of 20 people, a week', call: monitor.adherence, monitored: WEEK },
  { name: 'adherence of the company, a day', call: monitor.teamAdherence, monitored: DAY },
  { name: 'adherence of the company, a week', call: monitor.teamAdherence, monitored: WEEK },
]

function monitoredRange(lastDay: string, days: number): Input {
  const begin = new Date(Date.parse(lastDay) - (days - 1) * 86_400_000).toISOString().slice(0, 10)
  return { beginAt: begin.replaceAll('-', ''), endAt: lastDay.replaceAll('-', '') }
}

type Sent = { url: string; token: string; call: Call; input: Input }

const answered = z.object({ code: z.union([z.literal(0), z.literal(200)]) })

async function send({ url, token, call, input }: Sent): Promise<void> {
  const target = new URL(call.path, url)
  const isRead = call.method === 'GET'
  if (isRead) for (const [name, value] of Object.entries(input)) target.searchParams.set(name, String(value))
  const answer = await fetch(target, {
    method: call.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(!isRead && { body: JSON.stringify(input) }),
  })
  const text = await answer.text()
  if (!answered.safeParse(JSON.parse(text)).success) throw new Error(`${call.id} answered ${text}`)
}
