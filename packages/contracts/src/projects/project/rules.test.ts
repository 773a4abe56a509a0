import { expect, test } from 'vitest'
import type { ProjectActor } from './entities.ts'
import { RULE_REFUSALS } from './refusals.ts'
import { whyNot, type ProjectAction, type ProjectReason, type ProjectState } from './rules.ts'

const nobody: ProjectActor = { isOwner: false, isPlatform: false, isProvider: false, isVerified: true }
const owner = { ...nobody, isOwner: true }
const platform = { ...nobody, isPlatform: true }
const provider = { ...nobody, isProvider: true }
const unverified = { ...provider, isVerified: false }

const state = (actor: ProjectActor, given: Partial<ProjectState> = {}): ProjectState => ({
  actor,
  projectStatus: 'normal',
  applicationStatus: 'default',
  ...given,
})

type Row = [action: ProjectAction, state: ProjectState, reason: ProjectReason | null]

test.each<Row>([
  ['update', state(owner), null],
  ['update', state(owner, { projectStatus: 'ceased' }), null],
  ['update', state(platform), 'onlyOwner'],
  ['update', state(provider), 'onlyOwner'],
  ['edit', state(owner), null],
  ['edit', state(owner, { projectStatus: 'suspended' }), null],
  ['edit', state(owner, { projectStatus: 'ceased' }), 'ceased'],
  ['edit', state(platform), 'onlyOwner'],
  ['addManpower', state(owner), null],
  ['addManpower', state(owner, { projectStatus: 'suspended' }), null],
  ['addManpower', state(owner, { projectStatus: 'ceased' }), 'ceased'],
  ['addManpower', state(provider), 'onlyOwner'],
])(
  'an owner changes its project, nobody else: %s of %o is refused by %s [PROJ-046]',
  (action, at, reason) => {
    expect(whyNot(action, at)).toBe(reason)
  },
)

test.each<Row>([
  ['review', state(platform, { applicationStatus: 'pending' }), null],
  ['review', state({ ...platform, isOwner: true }, { applicationStatus: 'pending' }), null],
  ['review', state(owner, { applicationStatus: 'pending' }), 'onlyPlatform'],
  ['review', state(provider, { applicationStatus: 'pending' }), 'onlyPlatform'],
  ['review', state(platform), 'notPending'],
  ['review', state(platform, { applicationStatus: 'passed' }), 'notPending'],
  ['review', state(platform, { applicationStatus: 'pending', projectStatus: 'ceased' }), 'ceased'],
  ['assign', state(platform, { applicationStatus: 'passed' }), null],
  ['assign', state(platform, { applicationStatus: 'pending' }), 'notPassed'],
  ['assign', state(owner, { applicationStatus: 'passed' }), 'onlyPlatform'],
])('the platform reviews and assigns: %s of %o is refused by %s [PROJ-046]', (action, at, reason) => {
  expect(whyNot(action, at)).toBe(reason)
})

test.each<Row>([
  ['apply', state(provider), null],
  ['apply', state(unverified), 'notVerified'],
  ['apply', state(provider, { applicationStatus: 'pending' }), 'stillPending'],
  ['apply', state(unverified, { applicationStatus: 'pending' }), 'notVerified'],
  ['apply', state(provider, { applicationStatus: 'passed' }), 'alreadyPassed'],
  ['apply', state(provider, { applicationStatus: 'rejected' }), 'wasRejected'],
  ['apply', state(provider, { projectStatus: 'suspended' }), 'notOpen'],
  ['apply', state(provider, { projectStatus: 'ceased' }), 'notOpen'],
  ['apply', state(owner), 'onlyProviders'],
  ['apply', state({ ...provider, isOwner: true }), 'notYourOwn'],
  ['applyAgain', state(provider, { applicationStatus: 'rejected' }), null],
  ['applyAgain', state(provider), 'notRejected'],
  ['applyAgain', state(provider, { applicationStatus: 'passed' }), 'notRejected'],
  ['applyAgain', state(unverified, { applicationStatus: 'rejected' }), 'notVerified'],
  ['applyAgain', state(provider, { applicationStatus: 'rejected', projectStatus: 'suspended' }), 'notOpen'],
])(
  'a verified provider applies once at a time: %s of %o is refused by %s [PROV-007, PROV-008, PROV-009]',
  (action, at, reason) => {
    expect(whyNot(action, at)).toBe(reason)
  },
)

test.each<Row>([
  ['staff', state(provider, { applicationStatus: 'passed' }), null],
  ['staff', state(unverified, { applicationStatus: 'passed' }), null],
  ['staff', state(provider, { applicationStatus: 'pending' }), 'notPassed'],
  ['staff', state(provider, { applicationStatus: 'passed', projectStatus: 'suspended' }), 'notOpen'],
  ['staff', state(owner, { applicationStatus: 'passed' }), 'onlyProviders'],
  ['reportAsOwner', state(owner), null],
  ['reportAsOwner', state(platform), null],
  ['reportAsOwner', state(provider), 'onlyOwnerOrPlatform'],
  ['reportAsContractor', state(provider, { applicationStatus: 'passed' }), null],
  ['reportAsContractor', state(provider, { applicationStatus: 'rejected' }), 'notPassed'],
  ['reportAsContractor', state(owner, { applicationStatus: 'passed' }), 'onlyProviders'],
])(
  'who works for a project staffs it and reports: %s of %o is refused by %s [PROV-010, PROV-025]',
  (action, at, reason) => {
    expect(whyNot(action, at)).toBe(reason)
  },
)

test('each reason has a code of its own', () => {
  const codes = Object.values(RULE_REFUSALS)
  expect(new Set(codes).size).toBe(codes.length)
})
