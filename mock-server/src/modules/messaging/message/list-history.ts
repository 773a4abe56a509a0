import { message } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { findHistory } from './history.store.ts'
import { canReadHistory } from './message.policy.ts'

export const listHistory = route(message.history, {
  policy: canReadHistory,
  handler: ({ tx, body, language }) => findHistory(tx, body, language),
})
