import type { documents } from '@console/contracts'
import { expect, test } from 'vitest'
import { followsBusiness } from './follows-business.ts'

const entry: documents.RegistryEntry = {
  module: 'projects',
  entry: '/console/assets/projects/1/manifest.json',
  routerBase: ['/console/home'],
  data: [
    { path: '/console/home', component: 'HomePage', followsBusiness: true },
    { path: '/console/list', component: 'ListPage' },
  ],
  defaultRegister: true,
  enabled: true,
}

test('a framed page follows the business when its link has it, a page of a sub-app when its manifest says so', () => {
  const frame = { kind: 'shellPage', page: 'FramePage' } as const
  expect(followsBusiness(frame, { frame: '/embed/x?business_type_id={businessTypeId}' })).toBe(true)
  expect(followsBusiness(frame, { frame: '/embed/x?token={token}' })).toBe(false)
  expect(followsBusiness({ kind: 'subApp', entry, component: 'HomePage' }, { frame: null })).toBe(true)
  expect(followsBusiness({ kind: 'subApp', entry, component: 'ListPage' }, { frame: null })).toBe(false)
  expect(followsBusiness({ kind: 'notFound' }, null)).toBe(false)
})
