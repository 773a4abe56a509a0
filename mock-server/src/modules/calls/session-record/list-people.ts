import { sessionRecord } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { findScope } from '../../identity/organization/public.ts'
import { findPeople } from './names.store.ts'
import { canReadSessions } from './session-record.policy.ts'

export const listPeople = route(sessionRecord.people, {
  policy: canReadSessions,
  handler: async ({ tx, session, query: { text, userId = [] } }) => {
    const scope = await findScope(tx, { userId: session.userId, orgId: undefined })
    return findPeople(tx, { text, userIds: userId, scope, limit: sessionRecord.MAX_OFFERED_PEOPLE })
  },
})
