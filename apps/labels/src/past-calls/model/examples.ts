import { label } from '@console/contracts'
import type { Totals } from './totals.ts'

/** Counts of a back-test that have examples. */
export type ExampleKind = 'hit' | 'hitBefore' | 'gained' | 'lost'

type SampleKind = label.BackTestSample['kind']

const KINDS: Readonly<Record<ExampleKind, readonly SampleKind[]>> = {
  hit: ['gained', 'both'],
  hitBefore: ['lost', 'both'],
  gained: ['gained'],
  lost: ['lost'],
}

/** The order in which they are shown while no count is chosen: the effects of a changed rule first. */
const ALL_KINDS: readonly SampleKind[] = ['gained', 'lost', 'both']
/** Calls of each kind, while no count is chosen. */
const MAX_OF_EACH = 5

/** The newest calls of a count; without one, some of each kind. */
export function newestExamples(
  { samples }: Pick<Totals, 'samples'>,
  chosen: ExampleKind | null,
): label.BackTestSample[] {
  if (chosen === null)
    return ALL_KINDS.flatMap((kind) => samples.filter((one) => one.kind === kind).slice(0, MAX_OF_EACH))
  return samples
    .filter(({ kind }) => KINDS[chosen].includes(kind))
    .toSorted((one, other) => other.startedAt - one.startedAt)
    .slice(0, label.MAX_BACK_TEST_SAMPLES)
}
