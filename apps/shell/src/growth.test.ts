import { repeated, testGrowth, type Reader } from '@console/testing/growth'
import { readMenu } from './core/menu/read-menu.ts'
import { routesFromMenu } from './core/menu/routes-from-menu.ts'
import { withRelativeDays } from './runtime/views/relative-days.ts'
import { filterMenu } from './screens/layout/sidebar/filter-menu.ts'
import { rankEntries } from './screens/palette/rank-entries.ts'
import { querySearch } from './screens/views/query-search.ts'

const count = (length: number) => Array.from({ length: Math.floor(length / 50) }, (_, index) => index)
const menuOf = (length: number) =>
  count(length).map((id) => ({
    id: `${id}`,
    name: `n${id}`,
    path: `/console/${id}`,
    redirect: `/console/${id + 1}`,
  }))
const menuIds = new Set(count(100_000).map(String))
const entries = count(100_000).map((key) => ({ key: `${key}`, names: [`page ${key}`], locations: ['group'] }))

const readers: Reader[] = [
  ['a menu', 1_000_000, (length) => readMenu(menuOf(length))],
  [
    'a menu within itself',
    1_000_000,
    (length) =>
      readMenu(count(length).reduce<object[]>((children, id) => [{ id: `${id}`, name: 'a', children }], [])),
  ],
  [
    'a menu of redirects',
    100_000,
    (length) =>
      routesFromMenu({
        items: readMenu(menuOf(length)).items,
        rights: { permissions: new Set(), menuIds },
        registry: [],
        isIndividual: false,
      }),
  ],
  [
    'words of the search of the menu',
    65_536,
    (length) => filterMenu(readMenu(menuOf(100_000)).items, repeated('n ')(length)),
  ],
  ['the command palette', 100, (length) => rankEntries(entries, repeated('p ')(length), [])],
  ['a query', 65_536, (length) => querySearch(`?${repeated('a=%25&')(length)}`, { leftOut: [] })],
  [
    'days of a query',
    65_536,
    (length) =>
      withRelativeDays(`?${repeated('d=2026-11-30&')(length)}`, { days: ['d'], today: '2026-11-30' }),
  ],
]

testGrowth(readers)
