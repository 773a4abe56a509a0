import { label } from '@console/contracts'

/** What a condition can look at while the call goes on (LABEL-095). */
const DURING_CALL: readonly label.ConditionType[] = [
  label.CONDITION_TYPE.keyword,
  label.CONDITION_TYPE.regex,
  label.CONDITION_TYPE.speechSpeed,
  label.CONDITION_TYPE.silence,
  label.CONDITION_TYPE.turns,
  label.CONDITION_TYPE.emotion,
]
/** What is known only after it (LABEL-096). */
const AFTER_CALL: readonly label.ConditionType[] = [
  label.CONDITION_TYPE.hangUp,
  label.CONDITION_TYPE.keywordCount,
  label.CONDITION_TYPE.accepted,
  label.CONDITION_TYPE.ringing,
  label.CONDITION_TYPE.callDuration,
]

/** The types that a label with this trigger can have; before one is chosen, those that every trigger has. */
export function typesOfTrigger(trigger: label.Trigger | null): readonly label.ConditionType[] {
  return trigger === 'sessionEnd' || trigger === 'order' ? [...DURING_CALL, ...AFTER_CALL] : DURING_CALL
}

/** Facts of the call as a whole, which no side said (LABEL-098). */
const WITHOUT_ROLE: readonly label.ConditionType[] = [
  label.CONDITION_TYPE.accepted,
  label.CONDITION_TYPE.ringing,
  label.CONDITION_TYPE.callDuration,
]

/** Whether the type concerns one side of the call (LABEL-097). */
export function hasRole(type: label.ConditionType): boolean {
  return !WITHOUT_ROLE.includes(type)
}

/** Whether the type looks at sentences, so that a range of them means something. */
export function looksAtSentences(type: label.ConditionType): boolean {
  return hasRole(type) && type !== label.CONDITION_TYPE.hangUp
}
