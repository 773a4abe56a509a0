import { projectEntity } from '@console/contracts'
import { wholeNumber } from './whole-number.ts'

export type ReviewForm = {
  applicationStatus: 'passed' | 'rejected'
  /** As it was typed. */
  manpowerAssigned: string
  reviewRemark: string
}

export type ReviewProblem = 'number' | 'remarkMissing' | 'remarkTooLong'

/** Prefilled with the offered manpower, at most the project's demand. */
export function toReviewForm({
  manpowerApplied,
  manpowerDemand,
}: {
  /** Undefined: the platform does not say what was offered. */
  manpowerApplied: number | undefined
  manpowerDemand: number
}): ReviewForm {
  return {
    applicationStatus: 'passed',
    manpowerAssigned: manpowerApplied === undefined ? '' : String(Math.min(manpowerApplied, manpowerDemand)),
    reviewRemark: '',
  }
}

/** Whether this manpower can be assigned to one contractor of a project with `manpowerDemand`. */
export function isAssignable(typed: string, manpowerDemand: number): boolean {
  const number = wholeNumber(typed)
  return number !== null && number >= 1 && number <= manpowerDemand
}

/** The problems of a review: passing requires a number, rejecting a reason (PROJ-Q6). */
export function reviewProblem(form: ReviewForm, manpowerDemand: number): ReviewProblem | null {
  if (form.applicationStatus === 'passed') {
    return isAssignable(form.manpowerAssigned, manpowerDemand) ? null : 'number'
  }
  const length = projectEntity.characterCount(form.reviewRemark.trim())
  if (length === 0) return 'remarkMissing'
  return length > projectEntity.MAX_REVIEW_CHARACTERS ? 'remarkTooLong' : null
}
