import { tierPart } from '@console/sub-app'
import type { RuleSettings } from '../RuleFields.tsx'
import { TrialFailed } from './TrialFailed.tsx'
import { TrialLoading } from './TrialLoading.tsx'

/** The trial of the rule; its code and the engine come when step 2 is shown. */
export const TrialPart = tierPart<RuleSettings>({
  tier: 'pro',
  load: async () =>
    (await import(/* webpackChunkName: "pro-label-config-trial" */ './TrialPanel.tsx')).TrialPanel,
  Loading: TrialLoading,
  Failed: TrialFailed,
})
