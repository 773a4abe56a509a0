import { testUser } from '@console/testing'
import { expect, test } from 'vitest'
import { sessionUser } from './session-user.ts'

test('the session exposes exactly its five fields, with the selected business type [SHELL-009]', () => {
  expect(sessionUser(testUser, { businessTypeId: 12, businessTypeName: 'Spring card activation' })).toEqual({
    userId: 7,
    username: 'manager',
    tenantId: 3,
    tenantName: 'Orchid Contact Ltd',
    selectedBusinessTypeId: 12,
  })
  expect(sessionUser(testUser, null).selectedBusinessTypeId).toBeNull()
})
