import { describe, expect, test } from 'vitest'
import { MAX_MENU_DEPTH, MAX_MENU_ITEMS, readMenu } from './read-menu.ts'

const page = (id: string, extra: object = {}) => ({
  id,
  name: id,
  path: `/console/${id}`,
  component: `audit/${id}`,
  ...extra,
})

describe('reading the menu tree', () => {
  test('both child spellings give the same result [SHELL-033]', () => {
    const child = page('child')
    const withChildren = readMenu([{ id: 'g', name: 'g', children: [child] }])
    const withRoutes = readMenu([{ id: 'g', name: 'g', routes: [child] }])
    expect(withRoutes).toEqual(withChildren)
    expect(withRoutes.items[0]?.children[0]?.path).toBe('/console/child')
  })

  test('every field an item may carry is read [SHELL-033]', () => {
    const { items, problems } = readMenu([
      {
        ...page('a'),
        purpose: 'Shows a.',
        icon: 'home',
        link: 'https://elsewhere.example/x',
        hideInMenu: true,
        hideChildrenInMenu: true,
        redirect: '/console/b',
        disabled: true,
        key: 'k',
        children: null,
      },
    ])
    expect(problems).toEqual([])
    expect(items).toEqual([
      {
        id: 'a',
        name: 'a',
        purpose: 'Shows a.',
        icon: 'home',
        path: '/console/a',
        component: 'audit/a',
        link: 'https://elsewhere.example/x',
        frame: null,
        isHidden: true,
        hidesChildren: true,
        redirect: '/console/b',
        isDisabled: true,
        children: [],
      },
    ])
  })

  test('a parameter is read in either spelling [SHELL-043]', () => {
    const { items } = readMenu([page('p', { path: '/console/project/{projectId}/assign/{bizId}' })])
    expect(items[0]?.path).toBe('/console/project/:projectId/assign/:bizId')
  })

  test.each([
    ['a text', 'malformed'],
    [null, 'malformed'],
    [{ name: 'no id' }, 'malformed'],
    [{ id: 'x', name: 7 }, 'malformed'],
    [page('x', { path: 'https://evil.example' }), 'badPath'],
    [page('x', { path: '/elsewhere/x' }), 'badPath'],
    [page('x', { path: '/console/*' }), 'badPath'],
    [page('x', { path: '/console/a/../../b' }), 'badPath'],
    [page('x', { path: '/console/login' }), 'fixedPath'],
    [page('good', { path: '/console/other' }), 'duplicateId'],
    [page('x', { path: '/console/good' }), 'duplicatePath'],
  ] as const)('%j is dropped alone and is reported as %s [SHELL-032]', (broken, kind) => {
    const { items, problems } = readMenu([page('good'), broken, page('after')])
    expect(items.map(({ id }) => id)).toEqual(['good', 'after'])
    expect(problems.map((problem) => problem.kind)).toEqual([kind])
  })

  test('a link that is not a web address is dropped, its item stays [SHELL-055]', () => {
    const { items, problems } = readMenu([
      { id: 'x', name: 'x', link: 'javascript:alert(1)', path: '/console/x' },
    ])
    expect(items[0]?.link).toBeNull()
    expect(problems).toEqual([{ kind: 'badLink', item: 'x' }])
  })

  test.each([
    [{ link: '/pages/x?token={token}' }],
    [{ link: 'https://pages.example/x?token={token}' }],
    [{ link: 'https://pages.example/x', component: 'shell/FramePage' }],
    [{ link: 'javascript:alert(1)', component: 'shell/FramePage' }],
  ])('a link that is shown in a frame is not opened as an external link: %j [FRAME-001]', (item) => {
    const { items, problems } = readMenu([{ id: 'x', name: 'x', path: '/console/x', ...item }])
    expect(items[0]).toMatchObject({ frame: item.link, link: null })
    expect(problems).toEqual([])
  })

  test('without an address of the console nothing is a frame [FRAME-001, SHELL-055]', () => {
    const { items } = readMenu([{ id: 'x', name: 'x', link: 'https://pages.example/{userId}' }])
    expect(items[0]).toMatchObject({ frame: null, path: null })
  })

  test('a cycle ends where it closes', () => {
    const group: { id: string; name: string; children: unknown[] } = {
      id: 'g',
      name: 'g',
      children: [page('a')],
    }
    group.children.push({ id: 'h', name: 'h', children: [group] })
    const { items, problems } = readMenu([group])
    expect(items[0]?.children.map(({ id }) => id)).toEqual(['a', 'h'])
    expect(problems).toEqual([{ kind: 'cycle', item: 'g' }])
  })

  test('items deeper than any menu are left out', () => {
    let item: object = page('deepest')
    for (let depth = 0; depth < MAX_MENU_DEPTH; depth += 1)
      item = { id: `g${depth}`, name: 'g', children: [item] }
    expect(readMenu([item]).problems).toEqual([{ kind: 'tooDeep', item: 'deepest' }])
  })

  test('an endless tree is truncated', () => {
    const many = Array.from({ length: MAX_MENU_ITEMS + 5 }, (_, index) => page(`p${index}`))
    const { items, problems } = readMenu(many)
    expect(items).toHaveLength(MAX_MENU_ITEMS)
    expect(problems).toHaveLength(5)
  })
})
