import type { Module } from '../../module.ts'
import { getLabelDetail } from './get-label-detail.ts'
import { getLabelDetailByUser } from './get-label-detail-by-user.ts'
import { getLabelRank } from './get-label-rank.ts'
import { listLabels } from './list-labels.ts'
import { listTags } from './list-tags.ts'

/** Labels of conversations, and how often they were hit. */
export const labelModule: Module = {
  name: 'label',
  routes: [listLabels, listTags, getLabelDetail, getLabelDetailByUser, getLabelRank],
}
