import { label } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { wordsOfHit, type DetectedHit, type JudgedCall } from '../../labels/label-detection/public.ts'
import type { PastCall } from './past-calls.store.ts'

/** Hits of a label in a call, and hits of its stored version. */
export type Compared = {
  past: PastCall
  call: JudgedCall
  /** True if the label can be found in the call at all. */
  isJudged: boolean
  hits: readonly DetectedHit[]
  hitsBefore: readonly DetectedHit[]
}

/** A call as an example, without its conversation and the name of its seat. */
export type Example = Omit<label.BackTestSample, 'seatName'> & { userId: number }

/** Adds the examples of further, older calls; of each kind the first ones stay, which are the newest. */
export function addExamples(examples: readonly Example[], compared: readonly Compared[]): Example[] {
  const counts = new Map<Example['kind'], number>()
  const isAmongFirst = (kind: Example['kind']): boolean => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= label.MAX_BACK_TEST_SAMPLES
  }
  for (const { kind } of examples) isAmongFirst(kind)
  const added = compared.filter(
    (one) => one.hits.length + one.hitsBefore.length > 0 && isAmongFirst(getExampleKind(one)),
  )
  return [...examples, ...added.map(toExample)]
}

export async function findBackTestSamples(
  { db }: TenantTx,
  examples: readonly Example[],
): Promise<label.BackTestSample[]> {
  if (examples.length === 0) return []
  const people = await db
    .selectFrom('person')
    .where(
      'id',
      'in',
      examples.map(({ userId }) => userId),
    )
    .select(['id', 'name'])
    .execute()
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return examples.map(({ userId, ...example }) => ({ ...example, seatName: names.get(userId) ?? '' }))
}

function toExample(one: Compared): Example {
  const { past, call } = one
  return {
    kind: getExampleKind(one),
    callId: past.callId,
    sessionId: past.sessionId,
    userId: call.userId,
    startedAt: Math.floor(past.startedAt.getTime() / 1000),
    words: getMatchedWords(one),
  }
}

function getExampleKind({ hits, hitsBefore }: Compared): Example['kind'] {
  if (hits.length === 0) return 'lost'
  return hitsBefore.length === 0 ? 'gained' : 'both'
}

function getMatchedWords({ hits, hitsBefore }: Compared): string {
  const [hit] = hits.length > 0 ? hits : hitsBefore
  return (hit && wordsOfHit(hit)) ?? ''
}
