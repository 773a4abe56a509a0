import { describe, expect, test } from 'vitest'
import { checkStates, withToggled } from './tree-checks.ts'
import { listAncestorKeys, searchTree, treeIndex, treeRows, type TreeNode } from './tree-index.ts'

const node = (key: string, parentKey: string | null, more: Partial<TreeNode> = {}): TreeNode => ({
  key,
  parentKey,
  title: `Title ${key}`,
  ...more,
})
const nodes = [
  node('a', null),
  node('a1', 'a'),
  node('a2', 'a'),
  node('a2x', 'a2', { title: 'Night shift' }),
  node('b', null),
]
const index = treeIndex(nodes)
const keysOf = (rows: { node: TreeNode }[]) => rows.map((row) => row.node.key)

describe('rows', () => {
  test('are those whose parents are open, with their position among their siblings', () => {
    expect(keysOf(treeRows(index, new Set()))).toEqual(['a', 'b'])
    const rows = treeRows(index, new Set(['a', 'a2']))
    expect(
      rows.map(({ node: { key }, level, position, siblings }) => [key, level, position, siblings]),
    ).toEqual([
      ['a', 1, 1, 2],
      ['a1', 2, 1, 2],
      ['a2', 2, 2, 2],
      ['a2x', 3, 1, 1],
      ['b', 1, 2, 2],
    ])
  })

  test('of a node whose parent the list does not have are roots, and a circle is walked once', () => {
    expect(keysOf(treeRows(treeIndex([node('x', 'gone')]), new Set()))).toEqual(['x'])
    const circle = treeIndex([node('x', 'y'), node('y', 'x')])
    expect(listAncestorKeys(circle, 'x')).toEqual(['x', 'y'])
    expect(treeRows(circle, new Set(['x', 'y']))).toEqual([])
  })
})

describe('a search', () => {
  test('shows what fits with what lies above it, and more once a match is opened', () => {
    const match = searchTree(index, ' NIGHT ')
    expect(match).toEqual({ found: new Set(['a2x']), open: new Set(['a2', 'a']) })
    expect(keysOf(treeRows(index, new Set(), match))).toEqual(['a', 'a2', 'a2x'])
    const parent = searchTree(index, 'a2')
    expect(keysOf(treeRows(index, new Set(), parent))).toEqual(['a', 'a2'])
    expect(keysOf(treeRows(index, new Set(['a2']), parent))).toEqual(['a', 'a2', 'a2x'])
  })

  test('also matches the other search texts of a node', () => {
    const named = treeIndex([...nodes, node('c', 'b', { searchText: '夜班\nID.9' })])
    expect(searchTree(named, '夜班')?.found).toEqual(new Set(['c']))
    expect(keysOf(treeRows(named, new Set(), searchTree(named, 'id.9')))).toEqual(['b', 'c'])
  })

  test('for nothing is no search, and one without matches has no rows', () => {
    expect(searchTree(index, '  ')).toBeNull()
    expect(treeRows(index, new Set(), searchTree(index, 'zz'))).toEqual([])
  })

  test('finds one node in 20,000', () => {
    const many = Array.from({ length: 20_000 }, (_, at) =>
      node(`n${at}`, at === 0 ? null : `n${Math.floor((at - 1) / 10)}`),
    )
    const large = treeIndex(many)
    const rows = treeRows(large, new Set(), searchTree(large, 'n19999'))
    expect(keysOf(rows)).toEqual([...listAncestorKeys(large, 'n19999'), 'n19999'])
  })
})

describe('checks', () => {
  test('of a node follow from the leaves below it', () => {
    const states = checkStates(index, new Set(['a1']))
    expect(Object.fromEntries(states)).toEqual({ a: 'some', a1: 'all', a2: 'none', a2x: 'none', b: 'none' })
    expect(checkStates(index, new Set(['a1', 'a2x'])).get('a')).toBe('all')
  })

  test('of a node are full where all that is not empty is checked', () => {
    const withEmpty = treeIndex([...nodes, node('a3', 'a', { disabledReason: 'No seats', isEmpty: true })])
    expect(checkStates(withEmpty, new Set(['a1', 'a2x'])).get('a')).toBe('all')
    const withFixed = treeIndex([...nodes, node('a3', 'a', { disabledReason: 'Not yours' })])
    expect(checkStates(withFixed, new Set(['a1', 'a2x'])).get('a')).toBe('some')
  })

  test('toggled on a node change all leaves below it that may be changed', () => {
    const withFixed = treeIndex([...nodes, node('a3', 'a', { disabledReason: 'Not yours' })])
    expect(withToggled(withFixed, new Set(), 'a')).toEqual(new Set(['a1', 'a2x']))
    expect(withToggled(withFixed, new Set(['a1', 'a2x', 'a3']), 'a')).toEqual(new Set(['a3']))
    expect(withToggled(withFixed, new Set(['a1']), 'a')).toEqual(new Set(['a1', 'a2x']))
    expect(withToggled(withFixed, new Set(), 'a3')).toEqual(new Set())
  })
})
