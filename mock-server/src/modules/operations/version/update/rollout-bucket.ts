import { hash } from 'node:crypto'

const BUCKETS = 100
const UINT32_BYTES = 4

/**
 * Returns which bucket of a version's clients a client is in, from 0 to 99. It depends on both ids alone: it is always the
 * same, independent of the bucket for another version, and a client below 10 is below 20 too.
 */
export function getRolloutBucket(versionId: number, clientId: string): number {
  const digest = hash('sha256', `${versionId} ${clientId}`, 'hex')
  return Number.parseInt(digest.slice(0, 2 * UINT32_BYTES), 16) % BUCKETS
}
