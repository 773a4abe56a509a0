import { stat } from '@console/contracts'
import { unixSecondsOf } from '../../../platform/clock.ts'
import { route } from '../../../access/route.ts'
import { mayReadStatistics } from './statistics.policy.ts'
import { stateOf } from './statistics.store.ts'

export const getTime = route(stat.time, {
  policy: mayReadStatistics,
  handler: async ({ tx }) => {
    const state = await stateOf(tx)
    return {
      lastUpdatedAt: state ? unixSecondsOf(state.lastUpdatedAt) : null,
      nextUpdatedAt: state ? unixSecondsOf(state.nextUpdatedAt) : null,
    }
  },
})
