import type { stat } from '@console/contracts'
import type { StatModules } from '../model/stat-modules.ts'

/** A count of the summary with its rate, where it has one, both also of the range a week before. */
export type CountFigure = {
  id: 'call' | 'answer' | 'talk' | 'sale' | 'order'
  now: number
  before: number
  rate: { now: number; before: number } | null
}

/** The counts that are shown: those of calls always, the others with their module (STAT-068 to STAT-070, STAT-083). */
export function countFigures(summary: stat.OrgSummary, modules: StatModules): CountFigure[] {
  const figures: (CountFigure & { isShown: boolean })[] = [
    {
      id: 'call',
      isShown: true,
      now: summary.totalCallCnt,
      before: summary.dayOfLastWeekTotalCallCnt,
      rate: null,
    },
    {
      id: 'answer',
      isShown: true,
      now: summary.totalAnswerCnt,
      before: summary.dayOfLastWeekTotalAnswerCnt,
      rate: { now: summary.answerRate, before: summary.dayOfLastWeekAnswerRate },
    },
    {
      id: 'talk',
      isShown: modules.validCall,
      now: summary.totalTalkCnt,
      before: summary.dayOfLastWeekTotalTalkCnt,
      rate: { now: summary.talkConversionRate, before: summary.dayOfLastWeekTalkConversionRate },
    },
    {
      id: 'sale',
      isShown: modules.price,
      now: summary.totalSaleCnt,
      before: summary.dayOfLastWeekTotalSaleCnt,
      rate: { now: summary.saleConversionRate, before: summary.dayOfLastWeekSaleConversionRate },
    },
    {
      id: 'order',
      isShown: modules.order,
      now: summary.totalOrderCnt,
      before: summary.dayOfLastWeekTotalOrderCnt,
      rate: { now: summary.orderConversionRate, before: summary.dayOfLastWeekOrderConversionRate },
    },
  ]
  return figures.filter(({ isShown }) => isShown).map(({ isShown: _isShown, ...figure }) => figure)
}
