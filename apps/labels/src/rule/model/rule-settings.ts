import type { label } from '@console/contracts'

/** Settings of the rule in step 1 of the editor: which conditions it may have, and how it is judged when it is tried. */
export type RuleSettings = { triggerAt: label.Trigger | null } & Pick<
  label.Rule,
  'useContext' | 'checkRangeType' | 'checkRangeBegin' | 'checkRangeEnd'
> & { maxHitCnt: number | null }
