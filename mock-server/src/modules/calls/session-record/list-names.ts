import { sessionRecord } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { findScope } from '../../identity/organization/public.ts'
import { businessNames, namesOfBusiness, organizationNames } from './names.store.ts'
import { isKnown } from './scope.store.ts'
import { sessionRecordTexts as texts } from './session-record.messages.ts'
import { canReadSessions } from './session-record.policy.ts'

export const listNames = route(sessionRecord.names, {
  policy: canReadSessions,
  handler: async ({ tx, session, query: { bizId } }) => {
    if (bizId !== undefined && !(await isKnown(tx, 'business', bizId)))
      throw new NotFound(texts.unknownBusiness)
    const scope = await findScope(tx, { userId: session.userId, orgId: undefined })
    return {
      businesses: await businessNames(tx),
      organizations: await organizationNames(tx, scope),
      rules: await namesOfBusiness(tx, 'qualityRule', bizId),
      labels: await namesOfBusiness(tx, 'smartLabel', bizId),
      questions: await namesOfBusiness(tx, 'question', bizId),
    }
  },
})
