import { user } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { mayReadDirectory } from './user.policy.ts'
import { findUsers } from './user.store.ts'

export const listUsers = route(user.list, {
  policy: mayReadDirectory,
  handler: ({ tx, body }) => findUsers(tx, body),
})
