import { describe, expect, test } from 'vitest'
import { applicationForm } from '../application/calls.ts'
import { reportMonth } from '../report/calls.ts'
import { projectForm } from './calls.ts'
import {
  assignment,
  ASSIGNMENT_STATUSES,
  getAssignmentStatus,
  characterCount,
  PROJECT_STATUSES,
  projectRow,
} from './entities.ts'

const FAMILY = '👨‍👩‍👧‍👦'
const RIGHT_TO_LEFT = 'مركز الاتصال'
const form = { industryID: 1, name: 'Renewals', manpowerDemand: 5, description: '' }
const takes = (changes: object) => projectForm.safeParse({ ...form, ...changes }).success

describe('a project as it is typed', () => {
  test.each([
    ['a', false],
    ['ab', true],
    ['  ab  ', true],
    [' a ', false],
    ['冬季', true],
    ['x'.repeat(60), true],
    ['x'.repeat(61), false],
    [FAMILY.repeat(60), true],
    [FAMILY.repeat(61), false],
    [FAMILY, false],
    [RIGHT_TO_LEFT, true],
    ['two\nlines', false],
    ['', false],
  ])('a name %j is taken: %s [PROJ-010]', (name, isTaken) => {
    expect(takes({ name })).toBe(isTaken)
  })

  test.each([
    [0, true],
    [-1, false],
    [1.5, false],
    [100_000, true],
    [100_001, false],
    [null, false],
  ])('a need of %s is taken: %s [PROJ-011]', (manpowerDemand, isTaken) => {
    expect(takes({ manpowerDemand })).toBe(isTaken)
  })

  // A mark has two bytes in UTF-8; U+0800 is the first with three, U+10000 the first with four. 60 characters may have 2,400.
  test.each([
    [1, 'a', true],
    [1, 'aa', false],
    [0, '\u{800}', true],
    [0, '\u{800}a', false],
    [0, '\u{10000}', false],
    [-1, '\u{10000}a', true],
  ])('a name with 1198 and %i marks and then %s is taken: %s [PROJ-010]', (more, end, isTaken) => {
    expect(takes({ name: `a${'\u0300'.repeat(1198 + more)}${end}` })).toBe(isTaken)
  })

  test.each([
    ['', true],
    ['x'.repeat(2000), true],
    ['x'.repeat(2001), false],
    ['😀'.repeat(2000), true],
    ['😀'.repeat(2001), false],
    ['two\nlines', true],
  ])('a description %.5s… is taken: %s [PROJ-014]', (description, isTaken) => {
    expect(takes({ description })).toBe(isTaken)
  })

  test('has an industry [PROJ-009]', () => {
    expect(takes({ industryID: null })).toBe(false)
  })

  test('has no status [PROJ-013]', () => {
    expect(takes({ status: 'normal' })).toBe(false)
  })
})

const FID = '5f5b1d0e-7f0e-4f0e-8f0e-0123456789a'
const application = {
  contactPerson: 'Li Wen',
  contact: '+86 190 0000 0100',
  manpowerAssigned: 3,
  applicationDesc: 'Forty seats from Monday',
  attachments: '',
}
const applies = (changes: object) => applicationForm.safeParse({ ...application, ...changes }).success

describe('an application as it is typed', () => {
  test.each(['contactPerson', 'contact', 'applicationDesc'])('has a %s [PROV-014, PROV-015]', (field) => {
    expect(applies({ [field]: '  ' })).toBe(false)
    expect(applies({ [field]: '好' })).toBe(true)
  })

  test.each([
    [500, true],
    [501, false],
  ])('a description of %i characters is taken: %s [PROV-015]', (length, isTaken) => {
    expect(applies({ applicationDesc: '字'.repeat(length) })).toBe(isTaken)
    expect(applies({ applicationDesc: FAMILY.repeat(length) })).toBe(isTaken)
  })

  test.each([
    [0, false],
    [1, true],
    [null, false],
  ])('manpower %s is taken: %s [PROV-014]', (manpowerAssigned, isTaken) => {
    expect(applies({ manpowerAssigned })).toBe(isTaken)
  })

  test('up to ten files are named by their ids, joined by commas, each once [PROV-016, PROV-019]', () => {
    const fids = (count: number) => Array.from({ length: count }, (_, index) => `${FID}${index.toString(16)}`)
    expect(applicationForm.parse({ ...application, attachments: fids(10).join(',') }).attachments).toEqual(
      fids(10),
    )
    expect(applies({ attachments: fids(11).join(',') })).toBe(false)
    expect(applies({ attachments: `${FID}1,${FID}1` })).toBe(false)
    expect(applies({ attachments: 'offer.pdf' })).toBe(false)
  })
})

test.each([
  [0, 10, 'unconfirmed'],
  [1, 10, 'partially_confirmed'],
  [9, 10, 'partially_confirmed'],
  [10, 10, 'confirmed'],
  [12, 10, 'confirmed'],
] as const)('%i placed of %i assigned is %s [PROJ-022]', (confirmedManpower, manpowerAssigned, status) => {
  expect(getAssignmentStatus({ confirmedManpower, manpowerAssigned })).toBe(status)
})

test('an answer may have a status that nobody knows, which is none, and no gap [PROJ-Q1, PROJ-Q18]', () => {
  const { status, manpowerGap } = projectRow.shape
  expect(PROJECT_STATUSES).toEqual(['normal', 'suspended', 'ceased'])
  expect([...PROJECT_STATUSES, 'asleep', 7].map((one) => status.parse(one))).toEqual([
    ...PROJECT_STATUSES,
    null,
    null,
  ])
  expect(ASSIGNMENT_STATUSES).toEqual(['unconfirmed', 'partially_confirmed', 'confirmed'])
  expect([...ASSIGNMENT_STATUSES, 'half'].map((one) => assignment.shape.status.parse(one))).toEqual([
    ...ASSIGNMENT_STATUSES,
    null,
  ])
  expect([manpowerGap.parse(undefined), manpowerGap.parse(3)]).toEqual([undefined, 3])
})

test.each([
  ['2026-11', true],
  ['2026-13', false],
  ['2026-1', false],
  ['202611', false],
])('a month %s is one: %s [PROJ-037]', (month, isOne) => {
  expect(reportMonth.safeParse(month).success).toBe(isOne)
})

test('a character is what people take for one', () => {
  expect(characterCount('')).toBe(0)
  expect(characterCount('plain text\n')).toBe(11)
  expect(characterCount(`é${FAMILY}字`)).toBe(3)
})
