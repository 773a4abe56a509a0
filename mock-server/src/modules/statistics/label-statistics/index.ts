import type { Module } from '../../module.ts'
import { getLabelDetailByUser } from './get-label-detail-by-user.ts'
import { getLabelDetail } from './get-label-detail.ts'
import { getLabelRank } from './get-label-rank.ts'

/** Counts of label hits. */
export const labelStatisticsModule: Module = {
  name: 'labelStatistics',
  routes: [getLabelDetail, getLabelDetailByUser, getLabelRank],
}
