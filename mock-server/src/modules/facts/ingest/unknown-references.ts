import { ingest } from '@console/contracts'
import { toDate, type Refusal } from './read-event.ts'
import { findSeat, type References } from './references.ts'

/** The first thing that an event names and the tenant does not have; null when it has all. */
export function findUnknownReference(event: ingest.IngestEvent, known: References): Refusal | null {
  if ('account' in event && !findSeat(known, event.account))
    return { reason: 'unknownAccount', field: 'account' }
  if ('businessTypeId' in event && !known.businessTypes.has(event.businessTypeId))
    return { reason: 'unknownBusinessType', field: 'businessTypeId' }
  switch (event.type) {
    case 'call.started':
      return event.productId === undefined || hasSameBusiness(event, known.products.get(event.productId))
        ? null
        : { reason: 'unknownProduct', field: 'productId' }
    case 'violation':
      return hasRule(event, known) ? null : { reason: 'unknownRule', field: 'ruleId' }
    case 'label.hit':
      return hasLabel(event, known) ? null : { reason: 'unknownLabel', field: 'labelId' }
    case 'recommendation':
      return hasSameBusiness(event, known.questions.get(event.questionId))
        ? null
        : { reason: 'unknownQuestion', field: 'questionId' }
    case 'dataset.evaluation':
      return unknownEvaluated(event, known)
    case 'violation.cover':
      return known.violations.has(event.violationId)
        ? null
        : { reason: 'unknownViolation', field: 'violationId' }
    default:
      return null
  }
}

type OfBusiness = { businessTypeId: number }

function hasSameBusiness(event: OfBusiness, item: OfBusiness | undefined): boolean {
  return item?.businessTypeId === event.businessTypeId
}

/** A disabled rule may still have been broken before. */
function hasRule(event: ingest.EventOf<'violation'>, { rules }: References): boolean {
  const rule = rules.get(event.ruleId)
  if (!hasSameBusiness(event, rule)) return false
  const disabledAt = rule?.disabledAt ?? null
  return disabledAt === null || toDate(event.at) < disabledAt
}

/** A deleted label may still have been hit before. */
function hasLabel(event: ingest.EventOf<'label.hit'>, { labels }: References): boolean {
  const label = labels.get(event.labelId)
  if (!hasSameBusiness(event, label)) return false
  const deletedAt = label?.deletedAt ?? null
  return deletedAt === null || toDate(event.at) < deletedAt
}

function unknownEvaluated(
  event: ingest.EventOf<'dataset.evaluation'>,
  { questions, rules }: References,
): Refusal | null {
  if (event.labelType === ingest.EVALUATED.question)
    return hasSameBusiness(event, questions.get(event.labelId))
      ? null
      : { reason: 'unknownQuestion', field: 'labelId' }
  return hasSameBusiness(event, rules.get(event.labelId)) ? null : { reason: 'unknownRule', field: 'labelId' }
}
