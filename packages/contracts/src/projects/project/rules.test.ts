import { expect, test } from 'vitest'
import type { ProjectActor } from './entities.ts'
import { RULE_REFUSALS } from './refusals.ts'
import { whyNot, type ProjectAction, type ProjectReason, type ProjectSituation } from './rules.ts'

const nobody: ProjectActor = { isOwner: false, isPlatform: false, isProvider: false, isVerified: true }
const owner = { ...nobody, isOwner: true }
const platform = { ...nobody, isPlatform: true }
const provider = { ...nobody, isProvider: true }
const unverified = { ...provider, isVerified: false }

const situation = (actor: ProjectActor, given: Partial<ProjectSituation> = {}): ProjectSituation => ({
  actor,
  projectStatus: 'normal',
  applicationStatus: 'default',
  ...given,
})

type Row = [action: ProjectAction, situation: ProjectSituation, reason: ProjectReason | null]

test.each<Row>([
  ['update', situation(owner), null],
  ['update', situation(owner, { projectStatus: 'ceased' }), null],
  ['update', situation(platform), 'onlyOwner'],
  ['update', situation(provider), 'onlyOwner'],
  ['edit', situation(owner), null],
  ['edit', situation(owner, { projectStatus: 'suspended' }), null],
  ['edit', situation(owner, { projectStatus: 'ceased' }), 'ceased'],
  ['edit', situation(platform), 'onlyOwner'],
  ['addManpower', situation(owner), null],
  ['addManpower', situation(owner, { projectStatus: 'suspended' }), null],
  ['addManpower', situation(owner, { projectStatus: 'ceased' }), 'ceased'],
  ['addManpower', situation(provider), 'onlyOwner'],
])(
  'an owner changes its project, nobody else: %s of %o is refused by %s [PROJ-046]',
  (action, at, reason) => {
    expect(whyNot(action, at)).toBe(reason)
  },
)

test.each<Row>([
  ['review', situation(platform, { applicationStatus: 'pending' }), null],
  ['review', situation({ ...platform, isOwner: true }, { applicationStatus: 'pending' }), null],
  ['review', situation(owner, { applicationStatus: 'pending' }), 'onlyPlatform'],
  ['review', situation(provider, { applicationStatus: 'pending' }), 'onlyPlatform'],
  ['review', situation(platform), 'notPending'],
  ['review', situation(platform, { applicationStatus: 'passed' }), 'notPending'],
  ['review', situation(platform, { applicationStatus: 'pending', projectStatus: 'ceased' }), 'ceased'],
  ['assign', situation(platform, { applicationStatus: 'passed' }), null],
  ['assign', situation(platform, { applicationStatus: 'pending' }), 'notPassed'],
  ['assign', situation(owner, { applicationStatus: 'passed' }), 'onlyPlatform'],
])('the platform reviews and assigns: %s of %o is refused by %s [PROJ-046]', (action, at, reason) => {
  expect(whyNot(action, at)).toBe(reason)
})

test.each<Row>([
  ['apply', situation(provider), null],
  ['apply', situation(unverified), 'notVerified'],
  ['apply', situation(provider, { applicationStatus: 'pending' }), 'stillPending'],
  ['apply', situation(unverified, { applicationStatus: 'pending' }), 'notVerified'],
  ['apply', situation(provider, { applicationStatus: 'passed' }), 'alreadyPassed'],
  ['apply', situation(provider, { applicationStatus: 'rejected' }), 'wasRejected'],
  ['apply', situation(provider, { projectStatus: 'suspended' }), 'notOpen'],
  ['apply', situation(provider, { projectStatus: 'ceased' }), 'notOpen'],
  ['apply', situation(owner), 'onlyProviders'],
  ['apply', situation({ ...provider, isOwner: true }), 'notYourOwn'],
  ['applyAgain', situation(provider, { applicationStatus: 'rejected' }), null],
  ['applyAgain', situation(provider), 'notRejected'],
  ['applyAgain', situation(provider, { applicationStatus: 'passed' }), 'notRejected'],
  ['applyAgain', situation(unverified, { applicationStatus: 'rejected' }), 'notVerified'],
  [
    'applyAgain',
    situation(provider, { applicationStatus: 'rejected', projectStatus: 'suspended' }),
    'notOpen',
  ],
])(
  'a verified provider applies once at a time: %s of %o is refused by %s [PROV-007, PROV-008, PROV-009]',
  (action, at, reason) => {
    expect(whyNot(action, at)).toBe(reason)
  },
)

test.each<Row>([
  ['staff', situation(provider, { applicationStatus: 'passed' }), null],
  ['staff', situation(unverified, { applicationStatus: 'passed' }), null],
  ['staff', situation(provider, { applicationStatus: 'pending' }), 'notPassed'],
  ['staff', situation(provider, { applicationStatus: 'passed', projectStatus: 'suspended' }), 'notOpen'],
  ['staff', situation(owner, { applicationStatus: 'passed' }), 'onlyProviders'],
  ['reportAsOwner', situation(owner), null],
  ['reportAsOwner', situation(platform), null],
  ['reportAsOwner', situation(provider), 'onlyOwnerOrPlatform'],
  ['reportAsContractor', situation(provider, { applicationStatus: 'passed' }), null],
  ['reportAsContractor', situation(provider, { applicationStatus: 'rejected' }), 'notPassed'],
  ['reportAsContractor', situation(owner, { applicationStatus: 'passed' }), 'onlyProviders'],
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
