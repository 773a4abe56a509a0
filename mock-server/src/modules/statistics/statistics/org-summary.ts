import {
  answerRate,
  average,
  orderConversionRate,
  saleConversionRate,
  talkConversionRate,
  type stat,
} from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { StatFilter } from './stat-filter.ts'
import { findStatTotals, type Totals } from './statistics.store.ts'

/** The figures of whatever the filter is about, an organisation or the work for a project. */
export async function findOrgSummary(tx: TenantTx, filter: StatFilter): Promise<stat.OrgSummary> {
  const now = await findStatTotals(tx, filter)
  return {
    currentOnlineUserCnt: now.onlineUsersLastDay,
    cumulativeOnlineUserCnt: now.onlineUsers,
    avgUserOnlineDuration: average(now.onlineSeconds, now.onlineUsers),
    ...conversion(now),
    ...weekBefore(conversion(now.before)),
    avgUserCallCnt: average(now.calls, now.users),
    avgUserTalkCnt: average(now.validCalls, now.users),
    avgUserSaleCnt: average(now.quotes, now.users),
    avgUserOrderCnt: average(now.orders, now.users),
    avgUserTalkTime: average(now.talkSeconds, now.users),
  }
}

function conversion(totals: Totals['before']) {
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
