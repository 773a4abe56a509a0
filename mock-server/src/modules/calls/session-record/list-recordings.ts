import { sessionRecord } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { findRecordings } from './recordings.store.ts'
import { isKnown } from './scope.store.ts'
import { sessionRecordTexts as texts } from './session-record.messages.ts'
import { canReadRecordings } from './session-record.policy.ts'

export const listRecordings = route(sessionRecord.recordings, {
  policy: canReadRecordings,
  handler: async ({ tx, session, query }) => {
    if (query.bizId !== undefined && !(await isKnown(tx, 'business', query.bizId)))
      throw new NotFound(texts.unknownBusiness)
    return findRecordings(tx, { ...query, timezone: session.timezone })
  },
})
