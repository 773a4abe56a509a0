import { label } from '@console/contracts'
import type { RuleSettings, RuleValues } from './rule-values.ts'

export type TriedRule = { rule: label.Rule; triggerAt: label.Trigger }

/** The rule as it would be saved now. Without a trigger it is tried as one of the call in progress. */
export function triedRule(values: RuleValues, settings: RuleSettings): TriedRule {
  const { useContext, maxHitCnt, checkRangeType, checkRangeBegin, checkRangeEnd } = settings
  const isFixed = checkRangeType === label.CHECK_RANGE.fixed
  return {
    triggerAt: settings.triggerAt ?? 'realtime',
    rule: {
      id: 0,
      labelType: label.LABEL_TYPE.rule,
      checkRangeType,
      checkRangeBegin: isFixed ? checkRangeBegin : null,
      checkRangeEnd: isFixed ? checkRangeEnd : null,
      useContext,
      maxHitCnt: useContext === label.USE_CONTEXT.conversation ? 1 : (maxHitCnt ?? 0),
      lambdaType: values.lambdaType,
      lambdaExpr: values.lambdaType === label.LAMBDA_TYPE.custom ? values.lambdaExpr : '',
      conditions: values.conditions,
      promptContent: '',
      sessionCollectRound: null,
    },
  }
}
