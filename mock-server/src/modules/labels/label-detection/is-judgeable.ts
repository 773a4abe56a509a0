import { label } from '@console/contracts'
import { sql } from 'kysely'
import type { JudgedCall } from './conversations.store.ts'
import type { DetectableLabel } from './detectable-labels.store.ts'

/** Conditions that look at the call itself, not at its words. */
const FACTS: readonly number[] = [
  label.CONDITION_TYPE.hangUp,
  label.CONDITION_TYPE.accepted,
  label.CONDITION_TYPE.ringing,
  label.CONDITION_TYPE.callDuration,
]

/** True if business and product of a call match the label's; also in SQL, for a label `l` and a call `c`. */
function isOfCall({ businessTypeId, productId }: DetectableLabel, call: JudgedCall): boolean {
  const isOfProduct = productId === null || call.productId === null || productId === call.productId
  return businessTypeId === call.businessTypeId && isOfProduct
}

export const IS_OF_CALL = sql`c.business_type_id = l.business_type_id
  and (l.product_id is null or c.product_id is null or c.product_id = l.product_id)`

/**
 * A label that is judged once is judged after the end of the call; a label of orders only if there was an order, which may
 * be known before the end.
 */
function isDue({ triggerAt }: DetectableLabel, { endedAt, isOrdered }: JudgedCall): boolean {
  if (triggerAt === 'realtime') return true
  return endedAt !== null && (triggerAt === 'sessionEnd' || isOrdered)
}

const IS_DUE = sql`(l.trigger_at = 'realtime' or c.ended_at is not null and (l.trigger_at <> 'order' or c.is_ordered))`

/** A call without stored words can only be judged by labels that look at nothing else than its facts. */
function hasEnough({ rule }: DetectableLabel, call: JudgedCall): boolean {
  return call.said.length > 0 || rule.conditions.every(({ type }) => FACTS.includes(type))
}

const HAS_ENOUGH = sql`(
  exists (select from utterance u where u.tenant_id = c.tenant_id and u.call_id = c.call_id)
  or l.rule ->> 'labelType' <> ${String(label.LABEL_TYPE.prompt)}
    and not exists (select from jsonb_array_elements(l.rule -> 'conditions') looks
      where (looks ->> 'type')::integer <> all(${sql.val(FACTS)}::integer[])))`

/**
 * Calls in which a label can be found at all. The engine judges these and no others, and whatever is counted of a rule
 * (back-test, back-fill, trial, precision) is counted of these: a call that it can never hit is no miss.
 */
export function isJudgeable(detectable: DetectableLabel, call: JudgedCall): boolean {
  return isOfCall(detectable, call) && isDue(detectable, call) && hasEnough(detectable, call)
}

/** As `isJudgeable`, of a label `l` and a call `c`. */
export const IS_JUDGEABLE = sql`${IS_OF_CALL} and ${IS_DUE} and ${HAS_ENOUGH}`

/**
 * Like `IS_JUDGEABLE` without the check of stored words: stored hits and people's verdicts stay when the words have expired.
 */
export const CAN_BE_FOUND = sql`${IS_OF_CALL} and ${IS_DUE}`
