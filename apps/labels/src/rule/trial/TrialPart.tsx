import { tierPart } from '@console/sub-app'
import { memo } from 'react'
import type { RuleSettings } from '../model/rule-settings.ts'
import { TrialFailed } from './TrialFailed.tsx'
import { TrialLoading } from './TrialLoading.tsx'

/** The trial of the rule; its code and the engine come when step 2 is shown. */
export const TrialPart = memo(
  tierPart<RuleSettings>({
    tier: 'pro',
    load: async () =>
      (await import(/* webpackChunkName: "pro-label-config-trial" */ './TrialPanel.tsx')).TrialPanel,
    Loading: TrialLoading,
    Failed: TrialFailed,
  }),
)
