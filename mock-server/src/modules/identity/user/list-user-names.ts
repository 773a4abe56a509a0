import { user } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { findScope } from '../organization/public.ts'
import { canReadColleagues } from './user.policy.ts'
import { findUserNames } from './user.store.ts'

export const listUserNames = route(user.listEnum, {
  policy: canReadColleagues,
  handler: async ({ tx, session: { userId } }) =>
    findUserNames(tx, await findScope(tx, { userId, orgId: undefined })),
})
