import type { label } from '@console/contracts'
import { expect, test } from 'vitest'
import { newestExamples } from './examples.ts'

type Kind = label.BackTestSample['kind']

const some = (kind: Kind, times: readonly number[]): label.BackTestSample[] =>
  times.map((startedAt) => ({
    kind,
    callId: `${kind}-${startedAt}`,
    sessionId: null,
    seatName: '',
    startedAt,
    words: '',
  }))
const idsOf = (...given: Parameters<typeof newestExamples>) =>
  newestExamples(...given).map(({ callId }) => callId)

const SAMPLES = [...some('both', [9, 4, 3]), ...some('gained', [8, 7]), ...some('lost', [6, 5, 2, 1, 0, -1])]

test('a count has the calls of its kinds, the newest first', () => {
  expect(idsOf({ samples: SAMPLES }, 'hit')).toEqual(['both-9', 'gained-8', 'gained-7', 'both-4', 'both-3'])
  expect(idsOf({ samples: SAMPLES }, 'gained')).toEqual(['gained-8', 'gained-7'])
  expect(idsOf({ samples: SAMPLES }, 'lost')).toHaveLength(6)
  const before = idsOf({ samples: SAMPLES }, 'hitBefore')
  expect(before.slice(0, 3)).toEqual(['both-9', 'lost-6', 'lost-5'])
})

test('of two kinds together there are twenty at most', () => {
  const times = Array.from({ length: 15 }, (_, index) => 100 - 2 * index)
  const samples = [
    ...some('gained', times),
    ...some(
      'both',
      times.map((time) => time - 1),
    ),
  ]
  const ids = idsOf({ samples }, 'hit')
  expect(ids).toHaveLength(20)
  expect(ids.at(-1)).toBe('both-81')
})

test('without a count there are the first five of each kind', () => {
  expect(idsOf({ samples: SAMPLES }, null).join(' ')).toBe(
    'gained-8 gained-7 lost-6 lost-5 lost-2 lost-1 lost-0 both-9 both-4 both-3',
  )
})
