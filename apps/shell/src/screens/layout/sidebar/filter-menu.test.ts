import { expect, test } from 'vitest'
import type { MenuNode } from '../../../core/menu/menu-node.ts'
import { readMenu } from '../../../core/menu/read-menu.ts'
import { countPages, filterMenu } from './filter-menu.ts'

const page = (id: string, name: string) => ({ id, name, path: `/console/${id}`, component: 'audit/Page' })
const { items } = readMenu([
  {
    id: 'logs',
    name: 'Logs',
    children: [
      { id: 's', name: 'Messages', children: [page('audit', 'Audit log'), page('history', 'History')] },
    ],
  },
  { id: 'data', name: 'Data', children: [page('one', 'Audit data'), page('two', '项目审计')] },
])
const outline = (nodes: readonly MenuNode[]): unknown[] =>
  nodes.map(({ id, children }) => (children.length === 0 ? id : [id, ...outline(children)]))

test.each([
  [
    'audit',
    [
      ['logs', ['s', 'audit']],
      ['data', 'one'],
    ],
  ],
  ['审计', [['data', 'two']]],
  ['messages', [['logs', ['s', 'audit', 'history']]]],
  [' LOG  aud ', [['logs', ['s', 'audit']]]],
  ['nothing', []],
])('%j keeps the pages that contain it below their groups [SHELL-052]', (text, expected) => {
  expect(outline(filterMenu(items, text))).toEqual(expected)
})

test('without a word the whole menu stays', () => {
  expect(outline(filterMenu(items, '  '))).toEqual(outline(items))
  expect(countPages(items)).toBe(4)
})
