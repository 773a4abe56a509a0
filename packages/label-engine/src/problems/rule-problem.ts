import type { label } from '@console/contracts'
import type { ExpressionProblem } from '../expression/parser.ts'
import type { RegexProblem } from '../regex/label-regex.ts'

/** A position in a label: `['rule', 'conditions', 2, 'param']`. */
export type Path = readonly (string | number)[]

type OfRule =
  | 'noCondition'
  | 'expressionMissing'
  | 'expressionNotEmpty'
  | 'hitCountNotOne'
  | 'promptMissing'
  | 'promptNotEmpty'
  | 'roundMissing'
  | 'roundNotEmpty'
  | 'conditionsNotEmpty'
type OfCondition =
  | 'repeatedLetter'
  | 'paramUnreadable'
  | 'relativeWithoutPreCondition'
  | 'preConditionIsItself'
  | 'preConditionUnknown'

/** Why a rule cannot be judged, and where; `letter` is the condition's, null for the rule itself. */
export type RuleProblem = { path: Path } & (
  | { kind: OfRule }
  | { kind: OfCondition; letter: string }
  | { kind: 'typeNotOffered'; letter: string; type: label.ConditionType }
  | { kind: 'rangeMissing' | 'rangeReversed'; letter: string | null }
  | ({ kind: 'regexWrong'; letter: string } & RegexProblem)
  /** It would take too long for each sentence, alone or with those of the conditions before. */
  | { kind: 'regexTooCostly'; letter: string }
  /** `circle` has the letters in the order in which they wait for each other. */
  | { kind: 'preConditionsInCircle'; letter: string; circle: readonly string[] }
  | { kind: 'expressionWrong'; problem: ExpressionProblem }
)

/** Something allowed, but hardly meant. */
export type RuleWarning = { path: Path } & (
  | {
      kind:
        | 'letterUnused'
        /** A range that ends before it begins, whatever is said. */
        | 'rangeEmpty'
        /** Its pre-condition is a fact of the whole: there is no sentence to count from. */
        | 'relativeToFact'
      letter: string
    }
  /** It is satisfied before anything was said: it hits with the first sentence. */
  | { kind: 'hitsWithoutCondition' }
)
