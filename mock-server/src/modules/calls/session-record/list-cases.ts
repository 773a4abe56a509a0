import { sessionRecord } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { findScope } from '../../identity/organization/public.ts'
import { findCases } from './case.store.ts'
import { isKnown } from './scope.store.ts'
import { sessionRecordTexts as texts } from './session-record.messages.ts'
import { canManageCases } from './session-record.policy.ts'

export const listCases = route(sessionRecord.cases, {
  policy: canManageCases,
  handler: async ({ tx, session, query }) => {
    if (query.bizId !== undefined && !(await isKnown(tx, 'business', query.bizId)))
      throw new NotFound(texts.unknownBusiness)
    const scope = await findScope(tx, { userId: session.userId, orgId: undefined })
    return findCases(tx, { ...query, scope })
  },
})
