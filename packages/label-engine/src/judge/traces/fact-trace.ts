import { label } from '@console/contracts'
import type { CallFacts, Role } from '../../conversation.ts'
import { compare } from '../compare.ts'
import { NOT_TRUE, TRUE_AS_FACT, type Trace } from './trace.ts'

const { CONDITION_TYPE } = label

export type CallFact = keyof CallFacts

/** The fact that each type of condition is about. */
const FACTS = {
  [CONDITION_TYPE.hangUp]: 'hungUpBy',
  [CONDITION_TYPE.accepted]: 'accepted',
  [CONDITION_TYPE.ringing]: 'ringSeconds',
  [CONDITION_TYPE.callDuration]: 'talkSeconds',
} as const satisfies Partial<Record<label.ConditionType, CallFact>>

/** The fact of the call that a condition is about; null for one about sentences. */
export function findCallFact(type: label.ConditionType): CallFact | null {
  const facts: Partial<Record<label.ConditionType, CallFact>> = FACTS
  return facts[type] ?? null
}

/** A condition on a fact of the call; it is not true while the fact is unknown. Ranges have no effect on it. */
export function factTrace(facts: CallFacts, role: Role, condition: label.TypedParam): Trace {
  return {
    add: () => false,
    judge: () => (isFactTrue(facts, role, condition) ? TRUE_AS_FACT : NOT_TRUE),
    hits: () => [],
    evidence: () => [],
  }
}

function isFactTrue(facts: CallFacts, role: Role, { type, param }: label.TypedParam): boolean {
  switch (type) {
    case CONDITION_TYPE.hangUp:
      return facts.hungUpBy === role
    case CONDITION_TYPE.accepted:
      return facts.accepted === (param.status === 1)
    case CONDITION_TYPE.ringing:
      return facts.ringSeconds !== null && compare(facts.ringSeconds, param.operator, param.duration)
    case CONDITION_TYPE.callDuration:
      return facts.talkSeconds !== null && compare(facts.talkSeconds, param.operator, param.duration)
    default:
      return false
  }
}
