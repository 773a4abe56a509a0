import { describe, expect, test } from 'vitest'
import {
  authorisedItems,
  firstAvailablePage,
  homePath,
  listedItems,
  trailTo,
  type Rights,
} from './menu-access.ts'
import { readMenu } from './read-menu.ts'

type Item = { id: string; [field: string]: unknown }
const tree = (items: readonly Item[]) => readMenu(items.map(named)).items
const named = (item: Item): Item => ({
  name: item.id,
  ...item,
  ...(Array.isArray(item['children']) ? { children: (item['children'] as Item[]).map(named) } : {}),
})
const rights = (...menuIds: string[]): Rights => ({ permissions: new Set(), menuIds: new Set(menuIds) })
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)

describe('permission filter', () => {
  const items = tree([
    {
      id: 'g',
      children: [
        { id: 'a', path: '/console/a' },
        { id: 'b', path: '/console/b' },
      ],
    },
    { id: 'h', children: [{ id: 'c', path: '/console/c' }] },
  ])

  test('an unauthorised item is removed, and an unauthorised parent with its children [SHELL-034, SHELL-005]', () => {
    const authorised = authorisedItems(items, rights('g', 'b', 'c'))
    expect(ids(authorised)).toEqual(['g'])
    expect(ids(authorised[0]?.children ?? [])).toEqual(['b'])
  })

  test('only the two lists decide: without permissions nothing is shown [SHELL-104]', () => {
    expect(authorisedItems(items, rights())).toEqual([])
  })
})

describe('what the sidebar lists', () => {
  test('hidden items and groups without anything left are not listed [SHELL-035]', () => {
    const items = tree([
      { id: 'hidden', path: '/console/hidden', hideInMenu: true },
      { id: 'empty', children: [{ id: 'x', path: '/console/x', hideInMenu: true }] },
      { id: 'shown', path: '/console/shown' },
    ])
    expect(ids(listedItems(items))).toEqual(['shown'])
  })

  test('hideChildrenInMenu lists the item but not its children [SHELL-036]', () => {
    const items = tree([
      { id: 'a', path: '/console/a', hideChildrenInMenu: true, children: [{ id: 'b', path: '/console/b' }] },
    ])
    expect(listedItems(items)).toMatchObject([{ id: 'a', children: [] }])
  })
})

describe('first available page', () => {
  test('is the first in depth-first order that can be opened from the menu [SHELL-023]', () => {
    const items = tree([
      { id: 'out', link: 'https://elsewhere.example', path: '/console/out' },
      { id: 'hidden', path: '/console/hidden', hideInMenu: true },
      { id: 'off', path: '/console/off', disabled: true },
      { id: 'parameter', path: '/console/project/{id}' },
      { id: 'g', path: '/console/g', children: [{ id: 'a', path: '/console/a' }] },
      { id: 'b', path: '/console/b' },
    ])
    expect(firstAvailablePage(items)).toBe('/console/a')
  })

  test('home is the 404 page when there is none [SHELL-024]', () => {
    expect(homePath(tree([{ id: 'hidden', path: '/console/hidden', hideInMenu: true }]), false)).toBe(
      '/console/error/404',
    )
  })

  test('the individual flag takes precedence over the tree [SHELL-025]', () => {
    const items = tree([{ id: 'a', path: '/console/a' }])
    expect(homePath(items, true)).toBe('/app-tenant-system/system/users')
    expect(homePath(items, false)).toBe('/console/a')
  })
})

test('the trail leads from the top item to the page', () => {
  const items = tree([{ id: 'g', children: [{ id: 's', children: [{ id: 'a', path: '/console/a' }] }] }])
  expect(ids(trailTo(items, 'a'))).toEqual(['g', 's', 'a'])
  expect(trailTo(items, 'unknown')).toEqual([])
})
