import {
  answerRate,
  average,
  orderConversionRate,
  saleConversionRate,
  stat,
  talkConversionRate,
} from '@console/contracts'
import { route } from '../../http/route.ts'
import { mayReadStatistics, scopeOf } from './statistics.policy.ts'
import { onlineUsersOn, totalsOf, type Totals } from './statistics.store.ts'

const DAYS_OF_A_WEEK = 7

export const getSummary = route(stat.summary, {
  policy: mayReadStatistics,
  handler: async ({ tx, session, query: { orgId, ...range } }) => {
    const scope = await scopeOf(tx, { userId: session.userId, wanted: orgId })
    const filter = { ...range, scope }
    const now = await totalsOf(tx, filter)
    const before = await totalsOf(tx, filter, -DAYS_OF_A_WEEK)
    return {
      orgSummary: {
        currentOnlineUserCnt: await onlineUsersOn(tx, filter),
        cumulativeOnlineUserCnt: now.onlineUsers,
        avgUserOnlineDuration: average(now.onlineSeconds, now.onlineUsers),
        ...conversion(now),
        ...weekBefore(conversion(before)),
        avgUserCallCnt: average(now.calls, now.users),
        avgUserTalkCnt: average(now.validCalls, now.users),
        avgUserSaleCnt: average(now.quotes, now.users),
        avgUserOrderCnt: average(now.orders, now.users),
        avgUserTalkTime: average(now.talkSeconds, now.users),
      },
    }
  },
})

function conversion(totals: Totals) {
  return {
    totalCallCnt: totals.calls,
    totalAnswerCnt: totals.answers,
    totalTalkCnt: totals.validCalls,
    totalSaleCnt: totals.quotes,
    totalOrderCnt: totals.orders,
    answerRate: answerRate(totals),
    talkConversionRate: talkConversionRate(totals),
    saleConversionRate: saleConversionRate(totals),
    orderConversionRate: orderConversionRate(totals),
  }
}

function weekBefore(figures: ReturnType<typeof conversion>) {
  return {
    dayOfLastWeekTotalCallCnt: figures.totalCallCnt,
    dayOfLastWeekTotalAnswerCnt: figures.totalAnswerCnt,
    dayOfLastWeekTotalTalkCnt: figures.totalTalkCnt,
    dayOfLastWeekTotalSaleCnt: figures.totalSaleCnt,
    dayOfLastWeekTotalOrderCnt: figures.totalOrderCnt,
    dayOfLastWeekAnswerRate: figures.answerRate,
    dayOfLastWeekTalkConversionRate: figures.talkConversionRate,
    dayOfLastWeekSaleConversionRate: figures.saleConversionRate,
    dayOfLastWeekOrderConversionRate: figures.orderConversionRate,
  }
}
