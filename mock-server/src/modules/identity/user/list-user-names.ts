import { user } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { mayReadDirectory } from './user.policy.ts'
import { userNames } from './user.store.ts'

export const listUserNames = route(user.listEnum, {
  policy: mayReadDirectory,
  handler: ({ tx }) => userNames(tx),
})
