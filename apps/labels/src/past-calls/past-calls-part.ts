import { tierPart } from '@console/sub-app'
import { TrialFailed } from '../rule/trial/TrialFailed.tsx'
import { TrialLoading } from '../rule/trial/TrialLoading.tsx'
import type { PastCallsProps } from './PastCallsPanel.tsx'

/** The rule on past calls; the code comes when they are chosen, so it does not count with the page. */
export const PastCallsPart = tierPart<PastCallsProps>({
  tier: 'pro',
  load: async () =>
    (await import(/* webpackChunkName: "on-demand-label-past-calls" */ './PastCallsPanel.tsx'))
      .PastCallsPanel,
  Loading: TrialLoading,
  Failed: TrialFailed,
})
