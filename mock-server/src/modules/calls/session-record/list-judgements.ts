import { sessionRecord } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { findScope } from '../../identity/organization/public.ts'
import { findJudgements } from './judgement.store.ts'
import { isKnown } from './scope.store.ts'
import { sessionRecordTexts as texts } from './session-record.messages.ts'
import { canJudge } from './session-record.policy.ts'

export const listJudgements = route(sessionRecord.judgements, {
  policy: canJudge,
  handler: async ({ tx, session, query }) => {
    if (query.bizId !== undefined && !(await isKnown(tx, 'business', query.bizId)))
      throw new NotFound(texts.unknownBusiness)
    const scope = await findScope(tx, { userId: session.userId, orgId: undefined })
    return findJudgements(tx, { ...query, scope })
  },
})
