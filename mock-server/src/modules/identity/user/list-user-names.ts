import { user } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canReadColleagues } from './user.policy.ts'
import { userNames } from './user.store.ts'

export const listUserNames = route(user.listEnum, {
  policy: canReadColleagues,
  handler: ({ tx }) => userNames(tx),
})
