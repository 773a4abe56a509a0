import { user } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canReadColleagues } from './user.policy.ts'
import { findUsers } from './user.store.ts'

export const listUsers = route(user.list, {
  policy: canReadColleagues,
  handler: ({ tx, body }) => findUsers(tx, body),
})
