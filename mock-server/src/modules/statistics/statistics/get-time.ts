import { stat } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { findUpdateTimes } from './statistics.store.ts'

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
    const state = await findUpdateTimes(tx)
    return {
      lastUpdatedAt: state ? toUnixSeconds(state.lastUpdatedAt) : null,
      nextUpdatedAt: state ? toUnixSeconds(state.nextUpdatedAt) : null,
    }
  },
})
