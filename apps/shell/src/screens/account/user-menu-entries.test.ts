import { links } from '@console/contracts'
import { expect, test } from 'vitest'
import { isPublicPath, ROUTE_BASES, settingsPaths } from '../../base/paths.ts'
import type { MenuRoute } from '../../core/menu/routes-from-menu.ts'
import { userMenuEntries } from './user-menu-entries.ts'

const open = (path: string): MenuRoute => ({
  path,
  itemId: path,
  screen: { kind: 'redirect', to: '/console/elsewhere' },
})
const installed = { routes: Object.values(settingsPaths).map(open), hasReleaseNotes: true }

test.each([
  ['90001', 'company'],
  ['90002', 'credentials'],
  ['90003', 'password'],
  ['90004', 'releaseNotes'],
] as const)(
  'code %s alone gives the entry %s [SHELL-067, SHELL-068, SHELL-069, SHELL-070]',
  (code, entry) => {
    expect(userMenuEntries({ ...installed, permissions: new Set([code]) })).toEqual([entry])
  },
)

test('without a code there is no entry [SHELL-067, SHELL-068, SHELL-069, SHELL-070]', () => {
  expect(userMenuEntries({ ...installed, permissions: new Set(['90005']) })).toEqual([])
})

test.each([
  { kind: 'moduleMissing', component: 'shell/CompanySettingsPage' },
  { kind: 'noPermission' },
  { kind: 'notFound' },
] as const)('a page that ends on %o has no entry, nor has one that no route leads to', (screen) => {
  const permissions = new Set(['90001', '90002'])
  const routes = [{ ...open(settingsPaths.company), screen }]
  expect(userMenuEntries({ permissions, routes, hasReleaseNotes: true })).toEqual([])
})

test('without the assistant’s pages nothing leads to the release notes [SHELL-070]', () => {
  const permissions = new Set(['90004'])
  expect(userMenuEntries({ ...installed, permissions, hasReleaseNotes: false })).toEqual([])
})

test('the download page is the assistant’s, outside the console’s own routes [SHELL-071]', () => {
  expect(links.download.path).toBe('/assistant-console/download')
  expect(ROUTE_BASES.some((base) => links.download.path.startsWith(base))).toBe(false)
  expect(isPublicPath(links.download.path)).toBe(false)
})
