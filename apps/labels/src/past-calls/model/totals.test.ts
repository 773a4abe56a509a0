import type { label } from '@console/contracts'
import { expect, test } from 'vitest'
import { addSlice, NO_TOTALS } from './totals.ts'

function samples(kind: label.BackTestSample['kind'], ids: readonly string[]): label.BackTestSample[] {
  return ids.map((callId) => ({ kind, callId, sessionId: null, seatName: '', startedAt: 0, words: '' }))
}

function ids({ samples: some }: { samples: readonly label.BackTestSample[] }): string[] {
  return some.map(({ callId }) => callId)
}

const COUNTS = { calls: 10, hit: 4, hitBefore: 3, gained: 2, lost: 1 }

test('the counts of slices are added', () => {
  const first = addSlice(NO_TOTALS, { ...COUNTS, samples: [] })
  const both = addSlice(first, { calls: 5, hit: 1, hitBefore: 5, gained: 0, lost: 4, samples: [] })
  expect(both).toEqual({ calls: 15, hit: 5, hitBefore: 8, gained: 2, lost: 5, samples: [] })
})

test('of each kind the first twenty examples stay, the next one does not', () => {
  const numbered = (from: number, until: number) =>
    Array.from({ length: until - from + 1 }, (_, index) => `g${from + index}`)
  const first = addSlice(NO_TOTALS, { ...COUNTS, samples: samples('gained', numbered(1, 19)) })
  const both = addSlice(first, {
    ...COUNTS,
    samples: [...samples('gained', numbered(20, 21)), ...samples('lost', ['l'])],
  })
  expect(ids(both)).toEqual([...numbered(1, 20), 'l'])
})
