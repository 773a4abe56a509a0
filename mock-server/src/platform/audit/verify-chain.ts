import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { chainHash, CHAIN_START } from './chain.ts'

const BATCH = 1000

export type ChainProblem = 'missing' | 'changed' | 'tailMissing' | 'headMissing'
export type ChainReport =
  | { ok: true; records: number }
  /** `seq` is the first position in the chain that does not hold. */
  | { ok: false; seq: number; problem: ChainProblem }

/** Walks one tenant's chain from its beginning to the head that was written with the last record. */
export async function verifyChain(
  db: Kysely<Database>,
  tenantId: number,
  secrets: Secrets,
): Promise<ChainReport> {
  let seq = 0
  let prevHash: Buffer = CHAIN_START
  for (;;) {
    const rows = await db
      .selectFrom('auditRecord')
      .selectAll()
      .where('tenantId', '=', tenantId)
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(BATCH)
      .execute()
    for (const { id: _, prevHash: storedPrev, hash, ...row } of rows) {
      if (row.seq !== seq + 1) return { ok: false, seq: seq + 1, problem: 'missing' }
      if (!storedPrev.equals(prevHash) || !hash.equals(chainHash(secrets, prevHash, row))) {
        return { ok: false, seq: row.seq, problem: 'changed' }
      }
      seq = row.seq
      prevHash = hash
    }
    if (rows.length < BATCH) break
  }
  const head = await db
    .selectFrom('auditHead')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .executeTakeFirst()
  if (!head) return seq === 0 ? { ok: true, records: 0 } : { ok: false, seq, problem: 'headMissing' }
  if (head.seq !== seq || !head.hash.equals(prevHash))
    return { ok: false, seq: seq + 1, problem: 'tailMissing' }
  return { ok: true, records: seq }
}
