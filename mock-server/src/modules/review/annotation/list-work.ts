import { annotation } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { canAnnotate } from './annotation.policy.ts'
import { findWork } from './annotation.store.ts'

export const listWork = route(annotation.list, {
  policy: canAnnotate,
  handler: async ({ tx, session, query }) => {
    await requireBusinessType(tx, query.bizTypeId)
    return findWork(tx, { ...query, readerId: session.userId })
  },
})
