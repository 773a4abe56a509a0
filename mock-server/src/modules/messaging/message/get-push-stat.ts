import { message } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { countByDay } from './history.store.ts'
import { canReadHistory } from './message.policy.ts'

export const getPushStat = route(message.pushStat, {
  policy: canReadHistory,
  handler: async ({ tx, session, query }) => ({ records: await countByDay(tx, query, session.timezone) }),
})
