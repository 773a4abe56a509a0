import { label } from '@console/contracts'
import {
  compileLabel,
  judgeRealtime,
  judgeWhole,
  UNKNOWN_FACTS,
  type Conversation,
  type Evidence,
  type Hit,
} from '@console/label-engine'
import { reasonNotTrue, type NotTrue } from './reason-not-true.ts'
import type { TriedRule } from '../../model/tried-rule.ts'

/** How one condition of a tried rule was judged. */
export type TriedCondition = {
  letter: string
  isTrue: boolean
  /** Indexes of the sentences that show it; empty where it is true as a fact of the whole. */
  sentences: readonly number[]
  evidence: readonly Evidence[]
  /** Why it is not true. */
  reason: NotTrue | null
}
export type Trial = { hits: readonly Hit[]; conditions: readonly TriedCondition[] }

/** Judges a conversation by a rule without problems, and each of its conditions alone. */
export function tryRule({ rule, triggerAt }: TriedRule, given: Conversation): Trial {
  const isRealtime = triggerAt === 'realtime'
  const conversation = isRealtime ? { ...given, facts: UNKNOWN_FACTS } : given
  const compiled = compileLabel(rule)
  const judged = rule.conditions.map((condition) => judgeCondition(rule, condition, conversation))
  const trueLetters = new Set(judged.filter(({ isTrue }) => isTrue).map(({ letter }) => letter))
  return {
    hits: isRealtime ? judgeRealtime(compiled, conversation) : judgeWhole(compiled, conversation),
    conditions: rule.conditions.map((condition, index) => {
      const alone = judged[index] ?? { letter: condition.lambda, isTrue: false, evidence: [] }
      return {
        ...alone,
        sentences: sentencesOf(alone.evidence),
        reason: alone.isTrue ? null : reasonNotTrue(condition, conversation, trueLetters),
      }
    }),
  }
}

type Judged = Pick<TriedCondition, 'letter' | 'isTrue' | 'evidence'>

/** A rule that needs this condition alone; the others stay, for it may wait for one of them. */
function judgeCondition(rule: label.Rule, { lambda }: label.Condition, conversation: Conversation): Judged {
  const alone: label.Rule = {
    ...rule,
    lambdaType: label.LAMBDA_TYPE.custom,
    lambdaExpr: lambda,
    maxHitCnt: rule.useContext === label.USE_CONTEXT.conversation ? 1 : 0,
  }
  const hits = judgeWhole(compileLabel(alone), conversation)
  const evidence = hits.flatMap(({ conditions }) =>
    conditions.filter((condition) => condition.lambda === lambda).flatMap((condition) => condition.evidence),
  )
  return { letter: lambda, isTrue: hits.length > 0, evidence: withoutDuplicates(evidence) }
}

function withoutDuplicates(evidence: readonly Evidence[]): Evidence[] {
  return [
    ...new Map(evidence.map((range) => [`${range.sentence} ${range.begin} ${range.end}`, range])).values(),
  ]
}

function sentencesOf(evidence: readonly Evidence[]): number[] {
  return [...new Set(evidence.map(({ sentence }) => sentence))].toSorted((one, other) => one - other)
}
