import { describe, expect, test } from 'vitest'
import { above, findByName, isWithin, linesOf, organizationTree } from './organization-tree.ts'

const row = (id: number, parentId: number | null, [name, people = 0]: [string, number?]) => ({
  id,
  parentId,
  name,
  people,
  version: 1,
})
const small = organizationTree([
  row(1, null, ['Company', 1]),
  row(3, 1, ['Sales', 2]),
  row(2, 1, ['Service', 3]),
  row(4, 3, ['Renewals A', 10]),
  row(5, 3, ['Renewals B', 20]),
])
const names = (lines: ReturnType<typeof linesOf>) => lines.map(({ node }) => node.name)

describe('the tree of organisations', () => {
  test('keeps the order of the rows, knows the levels and sums up the people below', () => {
    expect(names(linesOf(small, new Set([1, 3]), null))).toEqual([
      'Company',
      'Sales',
      'Renewals A',
      'Renewals B',
      'Service',
    ])
    expect(small.byId.get(4)?.level).toBe(3)
    expect(small.byId.get(3)?.peopleBelow).toBe(32)
    expect(small.byId.get(1)?.peopleBelow).toBe(36)
  })

  test('shows what is open only, each line with its place among its neighbours', () => {
    expect(linesOf(small, new Set([1]), null)).toMatchObject([
      { isOpen: true, hasLines: true, position: 1, siblings: 1 },
      { isOpen: false, hasLines: true, position: 1, siblings: 2 },
      { isOpen: false, hasLines: false, position: 2, siblings: 2 },
    ])
    expect(names(linesOf(small, new Set(), null))).toEqual(['Company'])
  })

  test('finds by part of a name in whatever case and shows the way there, whatever is open', () => {
    const found = findByName(small, ' renewals a ')
    expect(found?.matches).toEqual(new Set([4]))
    expect(names(linesOf(small, new Set(), found))).toEqual(['Company', 'Sales', 'Renewals A'])
    expect(findByName(small, '  ')).toBeNull()
    expect(linesOf(small, new Set([1]), findByName(small, 'nobody'))).toEqual([])
  })

  test('shows of a found organisation no children that were not found', () => {
    expect(names(linesOf(small, new Set([1, 3]), findByName(small, 'sales')))).toEqual(['Company', 'Sales'])
  })

  test('knows what lies above and within', () => {
    expect(above(small, 5).map(({ name }) => name)).toEqual(['Company', 'Sales'])
    expect(isWithin(small, 5, 3)).toBe(true)
    expect(isWithin(small, 3, 3)).toBe(true)
    expect(isWithin(small, 3, 5)).toBe(false)
    expect(isWithin(small, 2, 3)).toBe(false)
  })

  test('puts a row without its parent at the top', () => {
    expect(names(linesOf(organizationTree([row(7, 6, ['Stray'])]), new Set(), null))).toEqual(['Stray'])
  })

  test('of 20,000 organisations has each in its place, and finds one among them', () => {
    const areas = 100
    const shops = 200
    const rows = [row(1, null, ['Company'])]
    for (let area = 0; area < areas; area += 1) rows.push(row(2 + area, 1, [`Area ${area}`]))
    for (let shop = 0; shop < areas * shops; shop += 1)
      rows.push(row(1000 + shop, 2 + (shop % areas), [`Shop ${shop}`, 1]))
    const tree = organizationTree(rows)
    expect(tree.byId.size).toBe(rows.length)
    expect(tree.byId.get(1)?.peopleBelow).toBe(areas * shops)
    expect(tree.byId.get(2)?.children).toHaveLength(shops)
    expect(linesOf(tree, new Set(rows.map(({ id }) => id)), null)).toHaveLength(rows.length)
    expect(names(linesOf(tree, new Set(), findByName(tree, 'shop 19999')))).toEqual([
      'Company',
      'Area 99',
      'Shop 19999',
    ])
  })

  test('as deep as no server makes one is still read', () => {
    const deep = organizationTree(
      Array.from({ length: 5000 }, (_, n) => row(n + 1, n === 0 ? null : n, [`L${n}`, 1])),
    )
    expect(deep.byId.get(5000)?.level).toBe(5000)
    expect(deep.byId.get(1)?.peopleBelow).toBe(5000)
  })
})
