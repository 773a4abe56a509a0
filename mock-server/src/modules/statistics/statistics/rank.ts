import { METRIC, RATES, readMetric, type Metric, type stat } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import {
  alertSource,
  labelSource,
  organizationsRanked,
  personSource,
  usersRanked,
  type RankedRow,
  type RankSource,
} from './rank.store.ts'
import { getFigure, type FigureRow } from './series-point.ts'
import type { StatFilter } from './stat-filter.ts'

type Figure = Omit<stat.SeriesPoint, 'time'>

/** The source of a rank, and the figure it computes from a row. */
export type RankPlan = { source: RankSource; figure: (row: RankedRow) => Figure; isOfPeople?: true }

type ByPerson = Exclude<Metric, typeof METRIC.labelHits>

/** Columns that each metric is computed from. */
const SOURCES: Readonly<Record<ByPerson, Parameters<typeof personSource>[0]>> = {
  [METRIC.onlineUsers]: ['users'],
  [METRIC.onlineDuration]: ['onlineSeconds', 'users'],
  [METRIC.calls]: ['calls'],
  [METRIC.answers]: ['answers'],
  [METRIC.validCalls]: ['validCalls'],
  [METRIC.quotes]: ['quotes'],
  [METRIC.orders]: ['orders'],
  [METRIC.talkTime]: ['talkSeconds'],
  [METRIC.answerRate]: Object.values(RATES.answerRate),
  [METRIC.talkConversionRate]: Object.values(RATES.talkConversionRate),
  [METRIC.saleConversionRate]: Object.values(RATES.saleConversionRate),
  [METRIC.orderConversionRate]: Object.values(RATES.orderConversionRate),
  [METRIC.recommended]: ['recommended', 'recommendAccepted', 'recommendValid'],
  [METRIC.twinUses]: ['twinUses'],
  [METRIC.violationsTip]: ['violations0'],
  [METRIC.violationsLight]: ['violations1'],
  [METRIC.violationsMedium]: ['violations2'],
  [METRIC.violationsSerious]: ['violations3'],
}

const METRIC_OF_NAME: Partial<Record<stat.RankType, Metric>> = {
  callCnt: METRIC.calls,
  talkCnt: METRIC.validCalls,
  saleCnt: METRIC.quotes,
  orderCnt: METRIC.orders,
  talkTime: METRIC.talkTime,
  recommend: METRIC.recommended,
}

const NOTHING: FigureRow = {
  users: 0,
  onlineSeconds: 0,
  calls: 0,
  answers: 0,
  validCalls: 0,
  quotes: 0,
  orders: 0,
  talkSeconds: 0,
  recommended: 0,
  recommendValid: 0,
  recommendAccepted: 0,
  violations0: 0,
  violations1: 0,
  violations2: 0,
  violations3: 0,
  twinUses: 0,
  labelHits: 0,
}

/** The plan of every kind of rank but that of questions, which are neither organisations nor people. */
export function getRankPlan(rankType: Exclude<stat.RankType, 'recommendQuestion'>): RankPlan {
  if (rankType === 'onlineDuration')
    return {
      source: personSource(['onlineSeconds']),
      figure: ({ onlineSeconds = 0 }) => ({ value: onlineSeconds }),
    }
  if (rankType === 'alertCnt')
    return { source: alertSource, figure: ({ alerts = 0 }) => ({ value: alerts }), isOfPeople: true }
  const metric = METRIC_OF_NAME[rankType] ?? readMetric(Number(rankType))?.metric
  if (metric === undefined) throw new Error('the contract lets only metrics through')
  return {
    source: metric === METRIC.labelHits ? labelSource() : personSource(SOURCES[metric]),
    figure: (row) => getFigure(metric, { ...NOTHING, ...row }),
  }
}

/** By the hits of one label. */
export function planOfLabel(labelId: number): RankPlan {
  return { source: labelSource(labelId), figure: ({ labelHits = 0 }) => ({ value: labelHits }) }
}

/** Organisations or, where there are none below or people are ranked, people; best first, the older id before. */
export async function rankBy(
  tx: TenantTx,
  { plan, filter, isByUser }: { plan: RankPlan; filter: StatFilter; isByUser: boolean },
): Promise<stat.Ranking> {
  const { source } = plan
  const organizations = isByUser || plan.isOfPeople ? [] : await organizationsRanked(tx, { source, filter })
  const isOfPeople = organizations.length === 0
  const rows = isOfPeople ? await usersRanked(tx, { source, filter }) : organizations
  const rankList = rows.map((row) => ({ id: row.id, name: row.name, ...plan.figure(row) }))
  return {
    rankBy: isOfPeople ? 'user' : 'org',
    rankList: rankList.toSorted((a, b) => b.value - a.value || a.id - b.id),
  }
}
