import { metricTexts, tracking } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { reportedMetrics } from './usage.store.ts'

export const listMetrics = route(tracking.metrics, {
  policy: canOpen('statistic.track'),
  handler: async ({ tx, language, query }) => {
    await requireBusinessType(tx, query.bizTypeId)
    const known = new Set([...Object.values<string>(tracking.METRICS), ...(await reportedMetrics(tx))])
    return [...known]
      .toSorted()
      .slice(0, tracking.MAX_METRICS)
      .map((metricId) => ({ metricId, name: metricTexts(metricId)?.name[language] ?? metricId }))
  },
})
