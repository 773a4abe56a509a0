import type { label } from '@console/contracts'

/** The values of the form that the rule editor fills in. */
export type RuleValues = Pick<label.Rule, 'lambdaType' | 'lambdaExpr' | 'conditions'>

/** Settings of the rule in step 1 of the editor: which conditions it may have, and how it is judged when it is tried. */
export type RuleSettings = { triggerAt: label.Trigger | null } & Pick<
  label.Rule,
  'useContext' | 'checkRangeType' | 'checkRangeBegin' | 'checkRangeEnd'
> & { maxHitCnt: number | null }
