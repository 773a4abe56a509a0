import { expect, test } from 'vitest'
import { labelNames } from './label-names.ts'

test('labels of one name differ by their business, then by their id, and deleted ones are marked [DSET-016]', () => {
  const labels = [
    { id: 1, name: 'Call back', bizTypeName: 'Renewals' },
    { id: 2, name: 'Call back', bizTypeName: 'Cards' },
    { id: 3, name: 'Call back', bizTypeName: 'Cards', deletedAt: 5 },
    { id: 4, name: 'Fees', bizTypeName: 'Cards', deletedAt: 5 },
    { id: 5, name: 'Fees', bizTypeName: 'Cards', deletedAt: 6 },
  ]
  expect([...labelNames(labels, (name) => `${name} (gone)`)]).toEqual([
    [1, 'Call back · Renewals'],
    [2, 'Call back · Cards'],
    [3, 'Call back (gone)'],
    [4, 'Fees (gone) · Cards · 4'],
    [5, 'Fees (gone) · Cards · 5'],
  ])
})
