import { projectEntity } from '@console/contracts'
import { wholeNumber } from './parse-numbers.ts'

export type ReviewForm = {
  applicationStatus: 'passed' | 'rejected'
  /** Manpower as it was typed. */
  manpowerAssigned: string
  /** The business that is to work for the project; null where it has to be chosen. */
  newBizTypeID: number | null
  reviewRemark: string
}

export type ReviewProblem = 'number' | 'businessMissing' | 'remarkMissing' | 'remarkTooLong'

type Application = Pick<projectEntity.Assignment, 'manpowerApplied' | 'bizTypeID' | 'businesses'>

/** Prefilled with the offered manpower, at most the project's demand, and the business that applied, unless it is taken. */
export function toReviewForm(application: Application, manpowerDemand: number): ReviewForm {
  const { manpowerApplied, bizTypeID, businesses } = application
  const isFree = businesses?.some((one) => one.bizTypeID === bizTypeID && one.worksFor === null) ?? true
  return {
    applicationStatus: 'passed',
    // Undefined: the platform does not say what was offered.
    manpowerAssigned: manpowerApplied === undefined ? '' : String(Math.min(manpowerApplied, manpowerDemand)),
    newBizTypeID: isFree ? bizTypeID : null,
    reviewRemark: '',
  }
}

/** True if this manpower can be assigned to one contractor of a project with `manpowerDemand`. */
export function isAssignable(typed: string, manpowerDemand: number): boolean {
  const number = wholeNumber(typed)
  return number !== null && number >= 1 && number <= manpowerDemand
}

/** The problems of a review: passing requires a number and a business, rejecting a reason (PROJ-Q6). */
export function reviewProblem(form: ReviewForm, manpowerDemand: number): ReviewProblem | null {
  if (form.applicationStatus === 'passed') {
    if (!isAssignable(form.manpowerAssigned, manpowerDemand)) return 'number'
    return form.newBizTypeID === null ? 'businessMissing' : null
  }
  const length = projectEntity.characterCount(form.reviewRemark.trim())
  if (length === 0) return 'remarkMissing'
  return length > projectEntity.MAX_REVIEW_CHARACTERS ? 'remarkTooLong' : null
}
