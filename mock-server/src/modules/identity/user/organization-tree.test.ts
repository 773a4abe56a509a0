import { expect, test } from 'vitest'
import { organizationTree } from './organization-tree.ts'

test('organisations hang below their parents in the order of the rows', () => {
  const tree = organizationTree([
    { id: 3, parentId: 2, name: 'Team B' },
    { id: 1, parentId: null, name: 'Company' },
    { id: 2, parentId: 1, name: 'Department' },
    { id: 4, parentId: 2, name: 'Team A' },
  ])
  expect(tree).toEqual([
    {
      id: 1,
      name: 'Company',
      children: [
        {
          id: 2,
          name: 'Department',
          children: [
            { id: 3, name: 'Team B', children: [] },
            { id: 4, name: 'Team A', children: [] },
          ],
        },
      ],
    },
  ])
})

test('an organisation whose parent is missing is a root', () => {
  expect(organizationTree([{ id: 5, parentId: 9, name: 'Team' }])).toEqual([
    { id: 5, name: 'Team', children: [] },
  ])
})
