import { projectEntity } from '@console/contracts'
import { expect, test } from 'vitest'
import { isAssignable, toReviewForm, reviewProblem } from './review-form.ts'

const { MAX_REVIEW_CHARACTERS: MAX } = projectEntity

test('a review starts with the offered manpower, at most the demand [PROJ-Q6]', () => {
  const offered = (manpowerApplied: number | undefined) =>
    toReviewForm({ manpowerApplied, bizTypeID: 131, businesses: null }, 240).manpowerAssigned
  expect([60, 240, 241, undefined].map(offered)).toEqual(['60', '240', '240', ''])
})

test('a review starts with the business that applied, unless another project has it', () => {
  const worksFor = { projectID: 8, projectName: null }
  const chosen = (businesses: projectEntity.Assignment['businesses']) =>
    toReviewForm({ manpowerApplied: 1, bizTypeID: 131, businesses }, 240).newBizTypeID
  const business = { bizTypeID: 131, bizTypeName: 'Cards' }
  expect(chosen([{ ...business, worksFor: null }])).toBe(131)
  expect(chosen([{ ...business, worksFor }])).toBeNull()
  expect(chosen([])).toBeNull()
  expect([chosen(null), chosen(undefined)]).toEqual([131, 131])
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
  reviewProblem(
    { applicationStatus: 'rejected', manpowerAssigned: '', newBizTypeID: null, reviewRemark },
    240,
  )

test('passing needs a number and a business, rejecting a reason of at most so many characters [PROJ-Q6]', () => {
  const passing = { applicationStatus: 'passed', newBizTypeID: 131, reviewRemark: '' } as const
  expect(reviewProblem({ ...passing, manpowerAssigned: '241' }, 240)).toBe('number')
  expect(reviewProblem({ ...passing, manpowerAssigned: '240' }, 240)).toBeNull()
  expect(reviewProblem({ ...passing, manpowerAssigned: '240', newBizTypeID: null }, 240)).toBe(
    'businessMissing',
  )
  expect(rejected('  \n ')).toBe('remarkMissing')
  expect(rejected('x')).toBeNull()
  expect(rejected('x'.repeat(MAX))).toBeNull()
  expect(rejected(` ${'👩‍👩‍👧'.repeat(MAX)} `)).toBeNull()
  expect(rejected('العقد '.repeat(20))).toBeNull()
  expect(rejected('x'.repeat(MAX + 1))).toBe('remarkTooLong')
})
