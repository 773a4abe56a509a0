import { message } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { countByDay } from './history.store.ts'
import { mayReadHistory } from './message.policy.ts'

export const getPushStat = route(message.pushStat, {
  policy: mayReadHistory,
  handler: async ({ tx, session, query }) => ({ records: await countByDay(tx, query, session.timezone) }),
})
