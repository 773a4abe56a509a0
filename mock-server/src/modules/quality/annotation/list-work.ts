import { annotation } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { annotationStatistic, enabledTags, findWork } from './annotation.store.ts'
import { canOpen } from '../../../access/policy.ts'

export const canAnnotate = canOpen('annotation.work')

export const listWork = route(annotation.list, {
  policy: canAnnotate,
  handler: async ({ tx, session, query }) => {
    await requireBusinessType(tx, query.bizTypeId)
    return findWork(tx, { ...query, readerId: session.userId })
  },
})

export const listTags = route(annotation.tags, {
  policy: canAnnotate,
  handler: async ({ tx }) => ({ records: await enabledTags(tx) }),
})

export const getStatistic = route(annotation.statistic, {
  policy: canOpen('annotation.statistic'),
  handler: ({ tx, session, query }) => annotationStatistic(tx, { ...query, timezone: session.timezone }),
})
