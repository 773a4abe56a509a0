import { describe, expect, test } from 'vitest'
import { above, countFound, isWithin, neighbours, organizationTree } from './organization-tree.ts'

const row = (id: number, parentId: number | null, [name, people = 0]: [string, number?]) => ({
  id,
  parentId,
  name,
  people,
  leaders: [],
  version: 1,
})
const small = organizationTree([
  row(1, null, ['Company', 1]),
  row(3, 1, ['Sales', 2]),
  row(2, 1, ['Service', 3]),
  row(4, 3, ['Renewals A', 10]),
  row(5, 3, ['Renewals B', 20]),
])
const childrenOf = (id: number) => small.byId.get(id)?.children.map(({ name }) => name)

describe('the tree of organisations', () => {
  test('keeps the order of the rows and sums up the people of descendants', () => {
    expect(small.roots.map(({ name }) => name)).toEqual(['Company'])
    expect(childrenOf(1)).toEqual(['Sales', 'Service'])
    expect(childrenOf(3)).toEqual(['Renewals A', 'Renewals B'])
    expect(small.byId.get(3)).toMatchObject({ people: 2, peopleBelow: 32 })
    expect(small.byId.get(1)?.peopleBelow).toBe(36)
  })

  test('finds ancestors and descendants', () => {
    expect(above(small, 5).map(({ name }) => name)).toEqual(['Company', 'Sales'])
    expect(above(small, 99)).toEqual([])
    expect(isWithin(small, 5, 3)).toBe(true)
    expect(isWithin(small, 3, 3)).toBe(true)
    expect(isWithin(small, 3, 5)).toBe(false)
    expect(isWithin(small, 2, 3)).toBe(false)
  })

  test('finds the neighbours as the expanded tree shows them', () => {
    expect(neighbours(small, 1)).toEqual({ previous: undefined, next: 3 })
    expect(neighbours(small, 3)).toEqual({ previous: 1, next: 4 })
    expect(neighbours(small, 2)).toEqual({ previous: 5, next: undefined })
    expect(neighbours(small, 99)).toEqual({ previous: undefined, next: undefined })
  })

  test('counts the names that contain a text, ignoring case', () => {
    expect(countFound(small, ' RENEWALS ')).toBe(2)
    expect(countFound(small, 'nobody')).toBe(0)
    expect(countFound(small, '  ')).toBeNull()
  })

  test('makes a row without its parent a root', () => {
    expect(organizationTree([row(7, 6, ['Stray'])]).roots.map(({ name }) => name)).toEqual(['Stray'])
  })

  test('puts each of 20,000 organisations under its parent, and finds one of them', () => {
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
    expect(countFound(tree, 'shop 19999')).toBe(1)
    expect(above(tree, 20_999).map(({ name }) => name)).toEqual(['Company', 'Area 99'])
  })

  test('of any depth is built', () => {
    const deep = organizationTree(
      Array.from({ length: 5000 }, (_, n) => row(n + 1, n === 0 ? null : n, [`L${n}`, 1])),
    )
    expect(above(deep, 5000)).toHaveLength(4999)
    expect(deep.byId.get(1)?.peopleBelow).toBe(5000)
  })
})
