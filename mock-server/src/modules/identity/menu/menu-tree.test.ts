import { menu as menuCalls } from '@console/contracts'
import { expect, test } from 'vitest'
import { menu, type MenuGroup, type MenuPage } from '../../../access/menu/menu.ts'
import { menuTree } from './menu-tree.ts'

const everything = new Set(
  menu
    .flatMap(({ pages, sections }) => [...pages, ...sections.flatMap((section) => section.pages)])
    .map(({ component, link }) => component ?? link?.split('?', 1)[0] ?? ''),
)

const leaf: MenuPage = {
  id: 'home.project',
  name: { en: 'Things', zh: '事物' },
  purpose: { en: 'To see things.', zh: '查看事物。' },
  path: '/console/things',
  component: 'things/ListPage',
  link: null,
  hidden: false,
  companies: [],
}
const groupOf = (...pages: MenuGroup['pages']): MenuGroup => ({
  id: 'home',
  name: { en: 'All things', zh: '万物' },
  icon: 'home',
  pages,
  sections: [],
})

test('a page that nobody built is left out, and with the last page its group [SHELL-033]', () => {
  const other: MenuPage = {
    ...leaf,
    id: 'home.monitor',
    path: '/console/other',
    component: 'things/OtherPage',
  }
  const groups = [groupOf(leaf, other)]
  const [group] = menuTree(groups, new Set(['things/ListPage']), 'en')
  expect(group?.children?.map(({ id }) => id)).toEqual(['home.project'])
  expect(menuTree(groups, new Set(), 'en')).toEqual([])
})

test('a section without a built page is left out too', () => {
  const group: MenuGroup = {
    ...groupOf(),
    sections: [{ id: 'statistic.work', name: leaf.name, pages: [leaf] }],
  }
  expect(menuTree([group], new Set(), 'en')).toEqual([])
  expect(menuTree([group], new Set(['things/ListPage']), 'en')[0]?.children?.[0]?.id).toBe('statistic.work')
})

test('names come in the language requested', () => {
  const built = new Set(['things/ListPage'])
  expect(menuTree([groupOf(leaf)], built, 'zh')[0]).toMatchObject({
    name: '万物',
    children: [{ name: '事物', purpose: '查看事物。' }],
  })
  expect(menuTree([groupOf(leaf)], built, 'en')[0]).toMatchObject({
    name: 'All things',
    children: [{ name: 'Things', purpose: 'To see things.' }],
  })
})

test('every page says what it is for, in one sentence that fits beside its title', () => {
  for (const { purpose } of menu.flatMap(({ pages, sections }) => [
    ...pages,
    ...sections.flatMap((section) => section.pages),
  ])) {
    expect(purpose.en).toMatch(/^[A-Z][^.]{10,110}\.$/)
    expect(purpose.zh).toMatch(/^\p{Script=Han}.{4,40}。$/u)
  }
})

test('a group of hidden pages only is hidden, and its pages stay in the tree for their routes', () => {
  const [group] = menuTree([groupOf({ ...leaf, hidden: true })], new Set(['things/ListPage']), 'en')
  expect(group).toMatchObject({ hideInMenu: true, children: [{ hideInMenu: true, path: '/console/things' }] })
})

test('an embedded page waits until something answers at its link, each for itself', () => {
  const frame = { ...leaf, component: null, link: '/assistant-console/embed/things?token={token}' }
  const other: MenuPage = {
    ...frame,
    id: 'home.monitor',
    path: '/console/other',
    link: '/assistant-console/embed/other',
  }
  expect(menuTree([groupOf(frame, other)], new Set(['things/ListPage']), 'en')).toEqual([])
  const built = new Set(['/assistant-console/embed/things'])
  expect(menuTree([groupOf(frame, other)], built, 'en')[0]?.children).toEqual([
    {
      id: 'home.project',
      name: 'Things',
      purpose: 'To see things.',
      path: '/console/things',
      link: '/assistant-console/embed/things?token={token}',
    },
  ])
})

test('every item of the complete tree has the shape of the contract, an id of its own and an address of its own [SHELL-033]', () => {
  const groups = menuTree(menu, everything, 'en')
  for (const group of groups) menuCalls.menuItem.parse(group)
  const flat = (items: menuCalls.MenuItem[]): menuCalls.MenuItem[] =>
    items.flatMap((item) => [item, ...flat(item.children ?? [])])
  const items = flat(groups)
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  const paths = items.flatMap(({ path }) => path ?? [])
  expect(new Set(paths).size).toBe(paths.length)
  expect(groups.every(({ path }) => path === undefined)).toBe(true)
})
