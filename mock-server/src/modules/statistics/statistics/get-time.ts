import { stat } from '@console/contracts'
import { unixSecondsOf } from '../../../platform/clock.ts'
import { route } from '../../../access/route.ts'
import { stateOf } from './statistics.store.ts'
import { canOpen } from '../../../access/policy.ts'

export const getTime = route(stat.time, {
  policy: canOpen(
    'home.monitor',
    'home.overview',
    'monitor.day',
    'monitor.person',
    'statistic.overview',
    'statistic.team',
    'statistic.user',
    'statistic.sales',
    'statistic.recommend',
    'statistic.violation',
    'statistic.label',
    'statistic.voice',
    'statistic.dataset',
    'duplicate.statistic',
    'projectData.user',
    'projectData.perf',
    'projectData.action',
  ),
  handler: async ({ tx }) => {
    const state = await stateOf(tx)
    return {
      lastUpdatedAt: state ? unixSecondsOf(state.lastUpdatedAt) : null,
      nextUpdatedAt: state ? unixSecondsOf(state.nextUpdatedAt) : null,
    }
  },
})
