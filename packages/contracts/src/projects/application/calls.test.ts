import { expect, test } from 'vitest'
import { APPLICATION_STATUSES } from '../project/entities.ts'
import { providerList } from './calls.ts'

const row = {
  projectID: 41,
  projectCode: 'PRJ-20261102-018',
  projectName: 'Spring',
  projectStatus: 'normal',
  industryID: 2,
  industryName: 'Banking',
  ownerName: 'Harbour',
  createTimestamp: 1,
  modifyTimestamp: 2,
  manpowerDemand: 3,
  manpowerAssigned: null,
  confirmedManpower: null,
  assignmentStatus: null,
  bizTypeID: null,
  applicationID: null,
}
const actor = { isOwner: false, isPlatform: false, isProvider: true, isVerified: true }

const rowWith = (changes: object) => {
  const answer = { records: [{ ...row, ...changes }], total: 1, totalIsCapped: false, actor }
  return providerList.data.parse(answer).records[0]
}
const statusOf = (changes: { applicationStatus?: string }) => rowWith(changes)?.applicationStatus

test('the status of an application is one of four words, and a missing one counts as not applied [PROV-Q1]', () => {
  expect(APPLICATION_STATUSES).toEqual(['default', 'pending', 'rejected', 'passed'])
  for (const applicationStatus of APPLICATION_STATUSES)
    expect(statusOf({ applicationStatus })).toBe(applicationStatus)
  expect(statusOf({})).toBe('default')
  expect(() => statusOf({ applicationStatus: 'applied' })).toThrow('applicationStatus')
})

test('a status of project or assignment that nobody knows is none [PROJ-Q1]', () => {
  expect(rowWith({ assignmentStatus: 'confirmed' })).toMatchObject({
    projectStatus: 'normal',
    assignmentStatus: 'confirmed',
  })
  expect(rowWith({ projectStatus: 'asleep', assignmentStatus: 'half' })).toMatchObject({
    projectStatus: null,
    assignmentStatus: null,
  })
})
