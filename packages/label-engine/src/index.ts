export type {
  CallFacts,
  ConditionOfHit,
  Conversation,
  Evidence,
  Hit,
  Role,
  Sentence,
} from './conversation.ts'
export { UNKNOWN_FACTS } from './conversation.ts'
export { compileLabel } from './compile-label.ts'
export type { CompiledLabel } from './judge/compiled.ts'
export { createDetector, judgeRealtime, type DetectedHit, type Detector } from './judge/detector.ts'
export { judgeWhole, judgeWholeByAll } from './judge/judge-whole.ts'
export { parseRuleExpression } from './expression/parse-rule-expression.ts'
export {
  MAX_EXPRESSION_DEPTH,
  parseExpression,
  type ExpressionProblem,
  type ExpressionProblemKind,
  type ParsedExpression,
  tokenize,
  type Token,
} from './expression/parser.ts'
export { toNormalForm, type NormalForm } from './expression/normal-form.ts'
export { printExpression, collectLetters, type Expression } from './expression/tree.ts'
export { indexOfLetter, toLetter, nextLetter } from './letters.ts'
export { offeredTypes } from './problems/offered-types.ts'
export type { Path, RuleProblem, RuleWarning } from './problems/rule-problem.ts'
export { ruleProblems, type JudgedRule } from './problems/rule-problems.ts'
export { ruleWarnings } from './problems/rule-warnings.ts'
export { compileRegex, type CompiledRegex, type LabelRegex, type RegexProblem } from './regex/label-regex.ts'
export { countStates, MAX_REGEX_STATES, MAX_RULE_STATES } from './regex/states.ts'
export { FoldedText } from './words/folded-text.ts'
export { countWords } from './words/count-words.ts'
export { explain, type ExplainedCondition, type Explanation } from './explain/explain.ts'
export type { WhyNot } from './explain/why-not.ts'
