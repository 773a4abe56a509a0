import { sql } from 'kysely'
import type { DatabaseClient } from '../db/client.ts'

export type StoredEvent = { id: number; tenantId: number; topic: string; key: string; about: number[] }

/** The events with these ids and topics that are committed, of all tenants, in the order of their ids. */
export async function findEvents(
  db: DatabaseClient,
  ids: readonly number[],
  topics: readonly string[],
): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select * from outbox_batches(${[...ids]}::bigint[], ${[...topics]}::text[])`.execute(db)
  return rows
}

/** Ids of committed events above a position, the lowest first. */
export async function findEventIds(
  db: DatabaseClient,
  { after, topics, limit }: { after: number; topics: readonly string[]; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from outbox_ids_after(${after}, ${[...topics]}::text[], ${limit})`.execute(db)
  return rows.map(({ id }) => id)
}

/** The id before those of all events since a moment; the highest one where there are none. */
export async function findPosition(db: DatabaseClient, since: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`select outbox_before(${since}) as id`.execute(db)
  return rows[0]?.id ?? 0
}
