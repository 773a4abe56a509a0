import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { claimWork } from './claim-work.ts'
import { drawWork } from './draw-work.ts'
import { getStatistic } from './get-statistic.ts'
import { listTags } from './list-tags.ts'
import { listWork } from './list-work.ts'
import { saveWork } from './save-work.ts'
import { tagRoutes } from './tag-routes.ts'

/** Sessions that people mark with tags. */
export const annotationModule: Module = {
  name: 'annotation',
  auditDictionary,
  routes: [listWork, listTags, drawWork, claimWork, saveWork, getStatistic, ...Object.values(tagRoutes)],
}
