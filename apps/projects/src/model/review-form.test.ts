import { projectEntity } from '@console/contracts'
import { expect, test } from 'vitest'
import { isAssignable, toReviewForm, reviewProblem } from './review-form.ts'

const { MAX_REVIEW_CHARACTERS: MAX } = projectEntity

test('a review starts with the offered manpower, at most the demand [PROJ-Q6]', () => {
  expect(toReviewForm({ manpowerApplied: 60, manpowerDemand: 240 }).manpowerAssigned).toBe('60')
  expect(toReviewForm({ manpowerApplied: 240, manpowerDemand: 240 }).manpowerAssigned).toBe('240')
  expect(toReviewForm({ manpowerApplied: 241, manpowerDemand: 240 }).manpowerAssigned).toBe('240')
})

test.each([
  ['0', false],
  ['1', true],
  ['239', true],
  ['240', true],
  [' 240 ', true],
  ['241', false],
  ['', false],
  ['-1', false],
  ['1.5', false],
  ['1e2', false],
  ['٣', false],
  ['😀', false],
])('“%s” can be assigned of a demand of 240: %s', (typed, can) => {
  expect(isAssignable(typed, 240)).toBe(can)
})

const rejected = (reviewRemark: string) =>
  reviewProblem({ applicationStatus: 'rejected', manpowerAssigned: '', reviewRemark }, 240)

test('passing needs a number, rejecting a reason of at most so many characters [PROJ-Q6]', () => {
  const passing = { applicationStatus: 'passed', reviewRemark: '' } as const
  expect(reviewProblem({ ...passing, manpowerAssigned: '241' }, 240)).toBe('number')
  expect(reviewProblem({ ...passing, manpowerAssigned: '240' }, 240)).toBeNull()
  expect(rejected('  \n ')).toBe('remarkMissing')
  expect(rejected('x')).toBeNull()
  expect(rejected('x'.repeat(MAX))).toBeNull()
  expect(rejected(` ${'👩‍👩‍👧'.repeat(MAX)} `)).toBeNull()
  expect(rejected('العقد '.repeat(20))).toBeNull()
  expect(rejected('x'.repeat(MAX + 1))).toBe('remarkTooLong')
})
