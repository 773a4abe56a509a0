import { message } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { findHistory } from './history.store.ts'
import { mayReadHistory } from './message.policy.ts'

export const listHistory = route(message.history, {
  policy: mayReadHistory,
  handler: ({ tx, body }) => findHistory(tx, body),
})
