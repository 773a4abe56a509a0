import { label } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { wordsOfHit, type DetectedHit, type JudgedCall } from '../label-detection/public.ts'
import type { PastCall } from './past-calls.store.ts'

/** What a label finds in a call, and what its stored version finds. */
export type Compared = {
  past: PastCall
  call: JudgedCall
  hits: readonly DetectedHit[]
  hitsBefore: readonly DetectedHit[]
}

/** The newest calls of each kind, with the sentence of their first hit. */
export async function samplesOf(
  { db }: TenantTx,
  compared: readonly Compared[],
): Promise<label.BackTestSample[]> {
  const byKind = Map.groupBy(
    compared.filter(({ hits, hitsBefore }) => hits.length + hitsBefore.length > 0),
    kindOf,
  )
  const chosen = [...byKind.values()].flatMap((ones) => ones.slice(0, label.MAX_BACK_TEST_SAMPLES))
  if (chosen.length === 0) return []
  const people = await db
    .selectFrom('appUser')
    .where(
      'id',
      'in',
      chosen.map(({ call }) => call.userId),
    )
    .select(['id', 'name'])
    .execute()
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return chosen.map((one) => ({
    kind: kindOf(one),
    callId: one.past.callId,
    sessionId: one.past.sessionId,
    seatName: names.get(one.call.userId) ?? '',
    startedAt: Math.floor(one.past.startedAt.getTime() / 1000),
    words: wordsOf(one),
  }))
}

function kindOf({ hits, hitsBefore }: Compared): label.BackTestSample['kind'] {
  if (hits.length === 0) return 'lost'
  return hitsBefore.length === 0 ? 'gained' : 'both'
}

function wordsOf({ hits, hitsBefore }: Compared): string {
  const [hit] = hits.length > 0 ? hits : hitsBefore
  return (hit && wordsOfHit(hit)) ?? ''
}
