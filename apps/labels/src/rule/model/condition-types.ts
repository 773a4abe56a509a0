import { label } from '@console/contracts'
import { offeredTypes } from '@console/label-engine'

/** The types that a label with this trigger can have; before one is chosen, those that every trigger has (LABEL-095, LABEL-096). */
export function typesOfTrigger(trigger: label.Trigger | null): readonly label.ConditionType[] {
  return offeredTypes(trigger ?? 'realtime')
}

/** Facts of the call as a whole, which no side said (LABEL-098). */
const WITHOUT_ROLE: readonly label.ConditionType[] = [
  label.CONDITION_TYPE.accepted,
  label.CONDITION_TYPE.ringing,
  label.CONDITION_TYPE.callDuration,
]

/** True if the type concerns one side of the call (LABEL-097). */
export function hasRole(type: label.ConditionType): boolean {
  return !WITHOUT_ROLE.includes(type)
}

/** True if the type looks at sentences, so that a range of them means something. */
export function looksAtSentences(type: label.ConditionType): boolean {
  return hasRole(type) && type !== label.CONDITION_TYPE.hangUp
}
