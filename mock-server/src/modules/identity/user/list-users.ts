import { user } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { findScope } from '../organization/public.ts'
import { canReadColleagues } from './user.policy.ts'
import { findUsers } from './user.store.ts'

export const listUsers = route(user.list, {
  policy: canReadColleagues,
  handler: async ({ tx, body, session: { userId } }) =>
    findUsers(tx, body, await findScope(tx, { userId, orgId: undefined })),
})
