import { expect, test } from 'vitest'
import { chooseBusiness } from './monitor-choice.ts'

const projects = [
  { id: 1, name: 'Without a provider', assignments: [] },
  { id: 2, name: 'Renewals', assignments: [{ bizTypeID: 21, tenantName: 'Lantern' }] },
  {
    id: 3,
    name: 'Bookings',
    assignments: [
      { bizTypeID: 21, tenantName: 'Lantern' },
      { bizTypeID: 32, tenantName: 'Northgate' },
    ],
  },
]

test.each([
  ['the first one without a name', null, [2, 21]],
  ['the named one', { projectId: null, bizTypeId: 32 }, [3, 32]],
  ['the first project of a business that is in several', { projectId: null, bizTypeId: 21 }, [2, 21]],
  ['the named project of it', { projectId: 3, bizTypeId: 21 }, [3, 21]],
  ['none where the named one is not there', { projectId: null, bizTypeId: 99 }, null],
  ['none of another project', { projectId: 2, bizTypeId: 32 }, null],
])('the business that is watched is %s [LIVE-003]', (_case, named, expected) => {
  const choice = chooseBusiness(projects, named)
  expect(choice && [choice.projectId, choice.bizTypeId]).toEqual(expected)
})
