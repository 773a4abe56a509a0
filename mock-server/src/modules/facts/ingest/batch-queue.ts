import { TooMany } from '../../../platform/errors.ts'
import { ingestBusy } from './ingest.messages.ts'

/** Batches of one tenant that are worked on or wait. */
export const MAX_BATCHES_AT_ONCE = 16
const RETRY_SECONDS = 1

type InTurn = <Result>(tenantId: number, work: () => Promise<Result>) => Promise<Result>

/**
 * Runs the batches of a tenant one after the other, before they take a connection: `ingestEvents` lets only one of a tenant
 * in at a time, and batches that waited there would use all connections of the server.
 */
export function batchQueue(): InTurn {
  const lines = new Map<number, { last: Promise<unknown>; length: number }>()
  return async (tenantId, work) => {
    const line = lines.get(tenantId) ?? { last: Promise.resolve(), length: 0 }
    if (line.length >= MAX_BATCHES_AT_ONCE) throw new TooMany(RETRY_SECONDS, ingestBusy)
    lines.set(tenantId, line)
    line.length += 1
    const mine = line.last.then(work)
    // The next one continues whether this one failed or not; its caller gets the failure.
    line.last = mine.then(
      () => undefined,
      () => undefined,
    )
    try {
      return await mine
    } finally {
      line.length -= 1
      if (line.length === 0) lines.delete(tenantId)
    }
  }
}
