import { savedParameters } from '@console/testing'
import { expect, test } from 'vitest'
import { manifest } from './manifest.ts'
import { appList } from './pages/apps/apps.search.ts'
import { tenantList } from './pages/tenant/tenant.search.ts'
import { usersList } from './pages/users/users.search.tsx'

test('saved views have the filters of a list without what is open', () => {
  const { views: users } = manifest.routes[4]
  const { views: tenants } = manifest.routes[5]
  const { views: apps } = manifest.routes[6]
  expect(savedParameters(appList.shape, apps)).toEqual({ names: ['search', 'state'], days: [] })
  expect(savedParameters(usersList.shape, users)).toEqual({
    names: ['text', 'orgId', 'status', 'roleId', 'businessTypeId', 'size'],
    days: [],
  })
  expect(savedParameters(tenantList.shape, tenants)).toEqual({
    names: ['search', 'kind', 'authStatus', 'size'],
    days: [],
  })
})
