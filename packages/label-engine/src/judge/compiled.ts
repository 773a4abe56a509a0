import type { label } from '@console/contracts'
import type { Role } from '../conversation.ts'
import type { NormalForm } from '../expression/normal-form.ts'
import type { ConversationLog } from './log.ts'
import type { Trace } from './traces/trace.ts'

/** `begin` and `end` are included; negative ones count from the end, or, where relative, before the hit. */
export type CheckRange =
  | { kind: 'full' }
  | { kind: 'fixed'; begin: number; end: number; isSameRole: boolean }
  | { kind: 'relative'; begin: number; end: number; isSameRole: boolean }

export type CompiledCondition = {
  lambda: string
  /** The condition's subject, with its parameters read. */
  typed: label.TypedParam
  role: Role
  range: CheckRange
  /** The index of its pre-condition. */
  preCondition: number | null
  /** Another condition waits for its first hit. */
  isPreCondition: boolean
  /** It is judged over all sentences up to one, not by each sentence alone. */
  isFactLike: boolean
  createTrace(log: ConversationLog): Trace
}

/** A rule that is ready to judge conversations; it holds nothing of them. */
export type CompiledLabel = {
  usesContext: boolean
  /** Hits of a conversation at most; Infinity where all count. */
  maxHits: number
  range: CheckRange
  form: NormalForm
  conditions: readonly CompiledCondition[]
  indexOf: ReadonlyMap<string, number>
  /** One of its ranges counts from the end, so that every sentence can change the result. */
  changesWithLength: boolean
  /** It can hit at a sentence at which no condition found anything. */
  canHitUnnoticed: boolean
}
