import { label } from '@console/contracts'
import { parseRuleExpression } from '../expression/parse-rule-expression.ts'
import { conditionsProblems } from './condition-problems.ts'
import { rangeProblems } from './range-problems.ts'
import type { RuleProblem } from './rule-problem.ts'

export type JudgedRule = Pick<label.LabelDraft, 'rule' | 'triggerAt'>

/** Everything that makes a rule unjudgeable; empty for one that `compileLabel` takes, or for a prompt that can be sent. */
export function ruleProblems({ rule, triggerAt }: JudgedRule): RuleProblem[] {
  return [
    ...rangeProblems(rule, ['rule'], null),
    ...hitCountProblems(rule),
    ...(rule.labelType === label.LABEL_TYPE.prompt ? promptProblems(rule) : conditionRuleProblems(rule)),
    ...expressionProblems(rule),
    ...conditionsProblems(rule.conditions, triggerAt),
  ]
}

function hitCountProblems({ useContext, maxHitCnt }: label.Rule): RuleProblem[] {
  const isWrong = useContext === label.USE_CONTEXT.conversation && maxHitCnt !== 1
  return isWrong ? [{ kind: 'hitCountNotOne', path: ['rule', 'maxHitCnt'] }] : []
}

function conditionRuleProblems({
  conditions,
  promptContent,
  sessionCollectRound,
}: label.Rule): RuleProblem[] {
  const problems: RuleProblem[] = []
  if (conditions.length === 0) problems.push({ kind: 'noCondition', path: ['rule', 'conditions'] })
  if (promptContent !== '') problems.push({ kind: 'promptNotEmpty', path: ['rule', 'promptContent'] })
  if (sessionCollectRound !== null) {
    problems.push({ kind: 'roundNotEmpty', path: ['rule', 'sessionCollectRound'] })
  }
  return problems
}

function promptProblems({ conditions, promptContent, sessionCollectRound }: label.Rule): RuleProblem[] {
  const problems: RuleProblem[] = []
  if (promptContent.trim() === '') problems.push({ kind: 'promptMissing', path: ['rule', 'promptContent'] })
  if (sessionCollectRound === null) {
    problems.push({ kind: 'roundMissing', path: ['rule', 'sessionCollectRound'] })
  }
  if (conditions.length > 0) problems.push({ kind: 'conditionsNotEmpty', path: ['rule', 'conditions'] })
  return problems
}

function expressionProblems(rule: label.Rule): RuleProblem[] {
  const path = ['rule', 'lambdaExpr']
  if (rule.lambdaType !== label.LAMBDA_TYPE.custom) {
    return rule.lambdaExpr === '' ? [] : [{ kind: 'expressionNotEmpty', path }]
  }
  if (rule.labelType === label.LABEL_TYPE.prompt) return []
  const { problem } = parseRuleExpression(rule)
  if (!problem) return []
  return [
    problem.kind === 'empty'
      ? { kind: 'expressionMissing', path }
      : { kind: 'expressionWrong', path, problem },
  ]
}
