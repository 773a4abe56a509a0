import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

/** Events are read for this long at most; then retention deletes them. */
export const EVENTS_RETAINED_HOURS = 48

/**
 * Something that happened. It names its subjects by ids and carries no contents: anyone who reads it fetches what they may
 * see.
 */
export type OutboxEvent = {
  /** `<noun>.<past tense>`, e.g. `message.pushed`. */
  topic: `${string}.${string}`
  /** Distinguishes events of one topic: the same event is stored once. */
  key: string
  /** Ids of the things it is about, where they are several of a kind: one event for a batch, however many it changed. */
  ids?: readonly number[]
}

/** Stores an event in the transaction of what it reports: both commit or vanish together. */
export async function insertEvent(
  db: Transaction<Database>,
  { topic, key, ids = [] }: OutboxEvent,
  { tenantId, at }: { tenantId: number; at: Date },
): Promise<void> {
  await db
    .insertInto('outboxEvent')
    .values({ tenantId, topic, key, ids: [...ids], emittedAt: at })
    .onConflict((conflict) => conflict.columns(['tenantId', 'topic', 'key']).doNothing())
    .execute()
}
