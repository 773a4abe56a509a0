import { projectEntity } from '@console/contracts'
import { wholeNumber } from './whole-number.ts'

export type ReviewForm = {
  applicationStatus: 'passed' | 'rejected'
  /** As it was typed. */
  manpowerAssigned: string
  reviewRemark: string
}

export type ReviewProblem = 'number' | 'remarkMissing' | 'remarkTooLong'

/** Prefilled with what the provider asked for, as far as the project needs so much. */
export function reviewFormOf({
  manpowerApplied,
  manpowerDemand,
}: {
  manpowerApplied: number
  manpowerDemand: number
}): ReviewForm {
  return {
    applicationStatus: 'passed',
    manpowerAssigned: String(Math.min(manpowerApplied, manpowerDemand)),
    reviewRemark: '',
  }
}

/** Whether so many can be given to one contractor of a project that needs `manpowerDemand`. */
export function isAssignable(typed: string, manpowerDemand: number): boolean {
  const number = wholeNumber(typed)
  return number !== null && number >= 1 && number <= manpowerDemand
}

/** What keeps a review from being sent: passing needs a number, rejecting a reason (PROJ-Q6). */
export function reviewProblem(form: ReviewForm, manpowerDemand: number): ReviewProblem | null {
  if (form.applicationStatus === 'passed') {
    return isAssignable(form.manpowerAssigned, manpowerDemand) ? null : 'number'
  }
  const length = projectEntity.characterCount(form.reviewRemark.trim())
  if (length === 0) return 'remarkMissing'
  return length > projectEntity.MAX_REVIEW_CHARACTERS ? 'remarkTooLong' : null
}
