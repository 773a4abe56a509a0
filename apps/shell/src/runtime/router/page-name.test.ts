import { expect, test } from 'vitest'
import { trailTo } from '../../core/menu/menu-access.ts'
import { readMenu } from '../../core/menu/read-menu.ts'
import { resolvePageName, personFromSearch } from './page-name.ts'

test.each([
  ['?userName=Lin+Yue&name=other', 'Lin Yue'],
  ['?name=Lin%20Yue', 'Lin Yue'],
  ['?userName=&name=Lin', 'Lin'],
  ['?other=1', null],
  ['?name=%20', null],
])('the person of %s is %s [SHELL-057]', (search, person) => {
  expect(personFromSearch(search)).toBe(person)
})

test('a person of any length fits the header', () => {
  expect(personFromSearch(`?name=${'x'.repeat(5000)}`)).toHaveLength(64)
})

test('a hidden page names the listed page above it as the way back [SHELL-056]', () => {
  const { items } = readMenu([
    {
      id: 'list',
      name: 'Projects',
      path: '/console/project/index',
      children: [{ id: 'detail', name: 'Project', path: '/console/project/{id}', hideInMenu: true }],
    },
  ])
  const screen = { kind: 'home' } as const
  expect(resolvePageName(trailTo(items, 'detail'), screen)).toEqual({
    name: 'Project',
    above: [{ name: 'Projects', path: '/console/project/index' }],
  })
  expect(resolvePageName(trailTo(items, 'list'), screen)).toEqual({ name: 'Projects', above: [] })
  expect(resolvePageName([], { kind: 'notFound' })).toEqual({ messageId: 'page.notFound.name' })
})
