import type { label } from '@console/contracts'

export type Role = (typeof label.ROLE)[keyof typeof label.ROLE]

export type Sentence = {
  role: Role
  words: string
  /** Milliseconds since the call began. */
  beginMs: number
  /** Null while unknown. */
  endMs: number | null
  emotion: string | null
}

/** Known facts of the call itself; null where one is not known (yet). */
export type CallFacts = {
  accepted: boolean | null
  ringSeconds: number | null
  talkSeconds: number | null
  hungUpBy: Role | null
}

export const UNKNOWN_FACTS: CallFacts = {
  accepted: null,
  ringSeconds: null,
  talkSeconds: null,
  hungUpBy: null,
}

/** One call. Sentences are in order; their numbers count from 0 over both roles. */
export type Conversation = { sentences: readonly Sentence[]; facts: CallFacts }

/** Words that show that a condition is true: UTF-16 units of a sentence's words, `end` excluded. */
export type Evidence = { sentence: number; begin: number; end: number }

/** `evidence` is empty where the condition is not true, or true as a fact of the whole. */
export type ConditionOfHit = { lambda: string; isTrue: boolean; evidence: readonly Evidence[] }

export type Hit = {
  /** The sentence with which the rule came true; null where no sentence made it true. */
  sentence: number | null
  conditions: readonly ConditionOfHit[]
}
