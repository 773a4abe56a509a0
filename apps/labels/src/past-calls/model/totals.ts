import { label } from '@console/contracts'

/** The counts of all slices so far, and their first examples. */
export type Totals = Pick<label.BackTest, 'calls' | 'hit' | 'hitBefore' | 'gained' | 'lost'> & {
  samples: readonly label.BackTestSample[]
}

export const NO_TOTALS: Totals = { calls: 0, hit: 0, hitBefore: 0, gained: 0, lost: 0, samples: [] }

/** The counts with those of one more slice; of each kind of examples the first ones stay, which are the newest. */
export function addSlice(totals: Totals, slice: Totals): Totals {
  return {
    calls: totals.calls + slice.calls,
    hit: totals.hit + slice.hit,
    hitBefore: totals.hitBefore + slice.hitBefore,
    gained: totals.gained + slice.gained,
    lost: totals.lost + slice.lost,
    samples: firstOfEachKind([...totals.samples, ...slice.samples]),
  }
}

function firstOfEachKind(samples: readonly label.BackTestSample[]): label.BackTestSample[] {
  const seen = new Map<label.BackTestSample['kind'], number>()
  return samples.filter(({ kind }) => {
    const count = (seen.get(kind) ?? 0) + 1
    seen.set(kind, count)
    return count <= label.MAX_BACK_TEST_SAMPLES
  })
}
