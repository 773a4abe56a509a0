import { annotation } from '@console/contracts'
import { opensPage } from '../../../access/opens-page.ts'
import { route } from '../../../access/route.ts'
import { needBusinessType } from '../../identity/business/public.ts'
import { annotationStatistic, enabledTags, findWork } from './annotation.store.ts'

export const mayAnnotate = opensPage('annotation.work')

export const listWork = route(annotation.list, {
  policy: mayAnnotate,
  handler: async ({ tx, session, query }) => {
    await needBusinessType(tx, query.bizTypeId)
    return findWork(tx, { ...query, readerId: session.userId })
  },
})

export const listTags = route(annotation.tags, {
  policy: mayAnnotate,
  handler: async ({ tx }) => ({ records: await enabledTags(tx) }),
})

export const getStatistic = route(annotation.statistic, {
  policy: opensPage('annotation.statistic'),
  handler: ({ tx, session, query }) => annotationStatistic(tx, { ...query, timezone: session.timezone }),
})
