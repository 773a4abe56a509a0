import { tierPart } from '@console/sub-app'
import { memo } from 'react'
import type { RuleSettings, RuleValues } from '../model/rule-values.ts'
import { TrialFailed, TrialLoading } from './trial-states.tsx'

/** The trial of the rule; its code and the engine come when step 2 is shown. */
export const TrialPart = memo(
  tierPart<RuleSettings & { values: RuleValues }>({
    tier: 'forms',
    load: async () =>
      (await import(/* webpackChunkName: "forms-label-config-trial" */ './TrialPanel.tsx')).TrialPanel,
    Loading: TrialLoading,
    Failed: TrialFailed,
  }),
)
