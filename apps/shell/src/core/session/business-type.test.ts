import type { user } from '@console/contracts'
import { testUser } from '@console/testing'
import { expect, test } from 'vitest'
import { initialBusinessType, readBusinessType, storeChoice } from './business-type.ts'

const [first, second] = testUser.businessTypes as [user.BusinessType, user.BusinessType] // the fixture has two

test('both spellings are the same field [SHELL-062]', () => {
  expect(readBusinessType({ id: 11, name: 'Winter renewals' })).toEqual(first)
  expect(readBusinessType({ businessTypeId: 11, businessTypeName: 'Winter renewals' })).toEqual(first)
})

test("the server's selection wins when it is bound, then the last selection in this browser, then the first one", () => {
  expect(initialBusinessType({ ...testUser, selectedBusinessTypeId: 12 })).toEqual(second)
  expect(initialBusinessType({ ...testUser, selectedBusinessTypeId: 99 })).toEqual(first)
  storeChoice(testUser.userId, second)
  expect(initialBusinessType({ ...testUser, selectedBusinessTypeId: null })).toEqual(second)
  expect(initialBusinessType({ ...testUser, userId: 8, selectedBusinessTypeId: null })).toEqual(first)
  expect(initialBusinessType({ ...testUser, selectedBusinessTypeId: null, businessTypes: null })).toBeNull()
})
