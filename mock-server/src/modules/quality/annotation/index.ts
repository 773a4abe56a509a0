import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { claimWork, drawWork, saveWork } from './change-work.ts'
import { getStatistic, listTags, listWork } from './list-work.ts'
import { tagRoutes } from './manage-tags.ts'

/** Sessions that people mark with tags. */
export const annotationModule: Module = {
  name: 'annotation',
  auditDictionary,
  routes: [listWork, listTags, drawWork, claimWork, saveWork, getStatistic, ...Object.values(tagRoutes)],
}
