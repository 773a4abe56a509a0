import type { label } from '@console/contracts'

/** What step 1 of the editor says of the rule: which conditions there are, and how the rule is judged when it is tried. */
export type RuleSettings = { triggerAt: label.Trigger | null } & Pick<
  label.Rule,
  'useContext' | 'checkRangeType' | 'checkRangeBegin' | 'checkRangeEnd'
> & { maxHitCnt: number | null }
