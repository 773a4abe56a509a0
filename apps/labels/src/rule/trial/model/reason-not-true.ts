import { label } from '@console/contracts'
import type { CallFacts, Conversation } from '@console/label-engine'

/** Why a condition is not true of a conversation. */
export type NotTrue =
  | { kind: 'never' | 'unknown' | 'times' | 'silentSide' }
  /** Another condition, which did not hit, has to hit before. */
  | { kind: 'waits'; letter: string }

const { CONDITION_TYPE } = label

const FACTS: Partial<Record<label.ConditionType, keyof CallFacts>> = {
  [CONDITION_TYPE.hangUp]: 'hungUpBy',
  [CONDITION_TYPE.accepted]: 'accepted',
  [CONDITION_TYPE.ringing]: 'ringSeconds',
  [CONDITION_TYPE.callDuration]: 'talkSeconds',
}
/** They need to know when sentences ended. */
const WITH_TIMES: readonly label.ConditionType[] = [CONDITION_TYPE.speechSpeed, CONDITION_TYPE.silence]

/** The reason that helps most: what the conversation lacks, before that nothing in it was found. */
export function reasonNotTrue(
  { type, role, preConditionLambda: letter }: label.Condition,
  { sentences, facts }: Conversation,
  trueLetters: ReadonlySet<string>,
): NotTrue {
  const fact = FACTS[type]
  if (fact !== undefined) return { kind: facts[fact] === null ? 'unknown' : 'never' }
  if (letter !== '' && !trueLetters.has(letter)) return { kind: 'waits', letter }
  if (sentences.every((sentence) => sentence.role !== role)) return { kind: 'silentSide' }
  if (WITH_TIMES.includes(type) && sentences.every(({ endMs }) => endMs === null)) return { kind: 'times' }
  return { kind: 'never' }
}
