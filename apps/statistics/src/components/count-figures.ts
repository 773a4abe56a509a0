import {
  answerRate,
  orderConversionRate,
  saleConversionRate,
  talkConversionRate,
  type stat,
} from '@console/contracts'
import type { StatModules } from '../model/stat-modules.ts'
import type { Detail } from '../model/stat-query.ts'
import type { Summary } from '../queries/statistics.ts'

/** The earlier value that a figure is compared with, beside its present one where the last day still goes on. */
export type Comparison = {
  with: 'yesterday' | 'lastWeek'
  now: number
  before: number
  /** Null for a count without a rate. */
  rateBefore: number | null
}

/** A count of the summary with its rate, where it has one. */
export type CountFigure = {
  id: 'call' | 'answer' | 'talk' | 'sale' | 'order'
  value: number
  rate: number | null
  compared: readonly Comparison[]
}

/** The calls that a count counts. */
export const CALLS_OF = {
  call: 'all',
  answer: 'answered',
  talk: 'valid',
  sale: 'quoted',
  order: 'ordered',
} as const satisfies Record<CountFigure['id'], Detail>

type Counts = Record<CountFigure['id'], number>
type Rates = Record<Exclude<CountFigure['id'], 'call'>, number> & { call: null }
/** The values, some of which a platform may leave out. */
type Known<Values> = { [Id in keyof Values]: Values[Id] | undefined }

/** The counts that are shown: calls always, answers where the platform counts them, the others with their module (STAT-068 to STAT-070, STAT-083). */
export function countFigures({ orgSummary, sameTime }: Summary, modules: StatModules): CountFigure[] {
  const counts: Known<Counts> = toCounts({ ...orgSummary, totalAnswerCnt: orgSummary.totalAnswerCnt })
  const rates: Known<Rates> = {
    call: null,
    answer: orgSummary.answerRate,
    talk: orgSummary.talkConversionRate,
    sale: orgSummary.saleConversionRate,
    order: orgSummary.orderConversionRate,
  }
  const ids: readonly CountFigure['id'][] = [
    'call',
    'answer',
    ...(modules.validCall ? (['talk'] as const) : []),
    ...(modules.price ? (['sale'] as const) : []),
    ...(modules.order ? (['order'] as const) : []),
  ]
  return ids.flatMap((id) => {
    const value = counts[id]
    if (value === undefined) return []
    const compared =
      sameTime === undefined ? compareWithLastWeek(orgSummary, { id, now: value }) : atSameTime(sameTime, id)
    return [{ id, value, rate: rates[id] ?? null, compared }]
  })
}

/** Compares with the whole day a week before; empty where the platform does not answer that day. */
function compareWithLastWeek(
  summary: stat.OrgSummary,
  { id, now }: { id: CountFigure['id']; now: number },
): Comparison[] {
  const counts: Known<Counts> = {
    call: summary.dayOfLastWeekTotalCallCnt,
    answer: summary.dayOfLastWeekTotalAnswerCnt,
    talk: summary.dayOfLastWeekTotalTalkCnt,
    sale: summary.dayOfLastWeekTotalSaleCnt,
    order: summary.dayOfLastWeekTotalOrderCnt,
  }
  const rates: Known<Rates> = {
    call: null,
    answer: summary.dayOfLastWeekAnswerRate,
    talk: summary.dayOfLastWeekTalkConversionRate,
    sale: summary.dayOfLastWeekSaleConversionRate,
    order: summary.dayOfLastWeekOrderConversionRate,
  }
  const before = counts[id]
  return before === undefined ? [] : [{ with: 'lastWeek', now, before, rateBefore: rates[id] ?? null }]
}

function atSameTime({ now, yesterday, lastWeek }: stat.SameTime, id: CountFigure['id']): Comparison[] {
  const earlier = [
    ...(yesterday === null ? [] : [{ with: 'yesterday' as const, counts: yesterday }]),
    { with: 'lastWeek' as const, counts: lastWeek },
  ]
  return earlier.map(({ with: when, counts }) => ({
    with: when,
    now: toCounts(now)[id],
    before: toCounts(counts)[id],
    rateBefore: toRates(counts)[id],
  }))
}

function toCounts<Answers extends number | undefined>(
  counted: Omit<stat.CountedCalls, 'totalAnswerCnt'> & { totalAnswerCnt: Answers },
) {
  return {
    call: counted.totalCallCnt,
    answer: counted.totalAnswerCnt,
    talk: counted.totalTalkCnt,
    sale: counted.totalSaleCnt,
    order: counted.totalOrderCnt,
  }
}

function toRates(counted: stat.CountedCalls): Rates {
  const figures = {
    calls: counted.totalCallCnt,
    answers: counted.totalAnswerCnt,
    validCalls: counted.totalTalkCnt,
    quotes: counted.totalSaleCnt,
    orders: counted.totalOrderCnt,
  }
  return {
    call: null,
    answer: answerRate(figures),
    talk: talkConversionRate(figures),
    sale: saleConversionRate(figures),
    order: orderConversionRate(figures),
  }
}
