import type { label } from '@console/contracts'
import { tierPart } from '@console/sub-app'
import { TrialFailed, TrialLoading } from '../../rule/trial/trial-states.tsx'

/** Loaded when the prompt is shown, so it does not count with the page. */
export const PromptJudgedPart = tierPart<{ stored: label.Label }>({
  tier: 'forms',
  load: async () =>
    (await import(/* webpackChunkName: "on-demand-prompt-judged" */ './PromptJudgedPanel.tsx'))
      .PromptJudgedPanel,
  Loading: TrialLoading,
  Failed: TrialFailed,
})
