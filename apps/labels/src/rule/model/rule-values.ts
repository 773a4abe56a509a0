import type { label } from '@console/contracts'

/** The values of the form that the rule editor fills in. */
export type RuleValues = Pick<label.Rule, 'lambdaType' | 'lambdaExpr' | 'conditions'>
