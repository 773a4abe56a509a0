import type { Module } from '../../http/module.ts'
import { getDetail } from './get-detail.ts'
import { getRank } from './get-rank.ts'
import { getSummary } from './get-summary.ts'
import { getTime } from './get-time.ts'

/** What the pages of statistics read, all of it from what the rollups computed. */
export const statisticsModule: Module = {
  name: 'statistics',
  routes: [getTime, getDetail, getSummary, getRank],
}
