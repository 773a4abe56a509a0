import { label } from '@console/contracts'

const { CONDITION_TYPE } = label

/** Types that are decided while the call goes on (LABEL-095). */
const REALTIME_TYPES: readonly label.ConditionType[] = [
  CONDITION_TYPE.keyword,
  CONDITION_TYPE.regex,
  CONDITION_TYPE.speechSpeed,
  CONDITION_TYPE.silence,
  CONDITION_TYPE.turns,
  CONDITION_TYPE.emotion,
]

/** The types that a label with this trigger may use; those decided by the whole call only where it is over. */
export function offeredTypes(triggerAt: label.Trigger): readonly label.ConditionType[] {
  return triggerAt === 'realtime' ? REALTIME_TYPES : Object.values(CONDITION_TYPE)
}
