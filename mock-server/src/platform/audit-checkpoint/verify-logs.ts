import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { CheckpointLine, Head } from './checkpoint.ts'

const BATCH = 1000

/** `seq` is the first record that is missing or another; `at` the time of the checkpoint that has a later one, or it. */
export type LogFinding = {
  kind: 'logGone' | 'tailMissing' | 'replaced'
  tenantId: number
  seq: number
  at: string
}

type Expected = Head & { at: string }

/** Compares what checkpoints say with the logs: at most one finding a company. */
export async function verifyLogs(
  db: Kysely<Database>,
  { own, received }: { own: readonly CheckpointLine[]; received: readonly CheckpointLine[] },
): Promise<LogFinding[]> {
  const byTenant = Map.groupBy(
    collectExpectedHeads(own, received).toSorted((a, b) => a.seq - b.seq),
    ({ tenantId }) => tenantId,
  )
  const findings: LogFinding[] = []
  for (const [tenantId, expected] of [...byTenant].toSorted(([a], [b]) => a - b)) {
    const finding = await findLogFinding(db, tenantId, expected)
    if (finding) findings.push(finding)
  }
  return findings
}

/** A restore begins with the log of its backup: what came after that, before the restore, is not expected. */
function collectExpectedHeads(
  own: readonly CheckpointLine[],
  received: readonly CheckpointLine[],
): Expected[] {
  const restores = own.flatMap(({ checkpoint: { reason, number, at, heads } }) =>
    reason === 'restore'
      ? [{ number, at, seqs: new Map(heads.map(({ tenantId, seq }) => [tenantId, seq])) }]
      : [],
  )
  const pickExpectedHeads = (line: CheckpointLine, later: typeof restores): Expected[] =>
    [...line.checkpoint.heads, ...line.checkpoint.lost]
      .filter(({ tenantId, seq }) => later.every(({ seqs }) => seq <= (seqs.get(tenantId) ?? 0)))
      .map((head) => ({ ...head, at: line.checkpoint.at }))
  return [
    ...own.flatMap((line) =>
      pickExpectedHeads(
        line,
        restores.filter(({ number }) => number > line.checkpoint.number),
      ),
    ),
    ...received.flatMap((line) =>
      pickExpectedHeads(
        line,
        restores.filter(({ at }) => at >= line.checkpoint.at),
      ),
    ),
  ]
}

async function findLogFinding(
  db: Kysely<Database>,
  tenantId: number,
  expected: readonly Expected[],
): Promise<LogFinding | null> {
  const stored = await findHashes(
    db,
    tenantId,
    expected.map(({ seq }) => seq),
  )
  const wrong = expected.filter(({ seq, hash }) => stored.get(seq) !== hash)
  const [first] = wrong
  if (!first) return null
  const { newest } = await db
    .selectFrom('auditRecord')
    .select(({ fn }) => fn.max('seq').as('newest'))
    .where('tenantId', '=', tenantId)
    .executeTakeFirstOrThrow()
  // Null where the company has no records, whatever the type says.
  const end = Number(newest ?? 0)
  const { at } = wrong.at(-1) ?? first
  if (end === 0) return { kind: 'logGone', tenantId, seq: 1, at }
  if (first.seq > end) return { kind: 'tailMissing', tenantId, seq: end + 1, at }
  return { kind: 'replaced', tenantId, seq: first.seq, at: first.at }
}

async function findHashes(
  db: Kysely<Database>,
  tenantId: number,
  seqs: readonly number[],
): Promise<Map<number, string>> {
  const hashes = new Map<number, string>()
  for (let index = 0; index < seqs.length; index += BATCH) {
    const rows = await db
      .selectFrom('auditRecord')
      .select(['seq', 'hash'])
      .where('tenantId', '=', tenantId)
      .where('seq', 'in', seqs.slice(index, index + BATCH))
      .execute()
    for (const { seq, hash } of rows) hashes.set(seq, hash.toString('base64url'))
  }
  return hashes
}
