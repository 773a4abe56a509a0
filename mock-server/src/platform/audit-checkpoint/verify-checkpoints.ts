import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Secrets } from '../secrets/secrets.ts'
import type { FileContent } from './checkpoint-file.ts'
import { claimedLine } from './checkpoint-log.ts'
import { type Note, ownersCheckpointStore } from './checkpoint.store.ts'
import { type CheckpointLine, type Head, readLine } from './checkpoint.ts'
import { type CheckpointFiles, readStored } from './open-checkpoint-file.ts'
import { type FileFinding, verifyFile, verifyReceived } from './verify-file.ts'

const BATCH = 1000

export type CheckpointReport = {
  /** Number of checkpoints in the server's own file. */
  count: number
  newestAt: string | null
  findings: (FileFinding | LogFinding)[]
}

type Input = CheckpointFiles & {
  secrets: Secrets
  /** Lines that an address received; null without them. */
  received: readonly string[] | null
}

/**
 * Compares the audit log with the checkpoints outside the database. The older source is read first, since the server may be
 * running.
 */
export async function verifyCheckpoints(
  db: Kysely<Database>,
  { secrets, file, former, received }: Input,
): Promise<CheckpointReport> {
  const isPrepared = await hasNotes(db)
  const note = isPrepared ? await ownersCheckpointStore(db).findNote() : null
  const stored = await readStored({ file, former })
  const content = file.isShared ? withClaimed(stored, { secrets, note }) : stored
  const own = isPrepared || content ? verifyFile(content, { secrets, note }) : fromBefore
  const other = verifyReceived(received ?? [], { secrets, own: own.lines })
  const logs = await verifyLogs(db, { own: own.lines, received: other.lines })
  return {
    count: own.lines.length,
    newestAt: own.lines.at(-1)?.checkpoint.at ?? null,
    findings: [...own.findings, ...other.findings, ...logs],
  }
}

/**
 * Adds the line that a server has claimed and not stored: that server is writing it at this moment, or was killed and the
 * next one will.
 */
function withClaimed(
  stored: FileContent | null,
  { secrets, note }: { secrets: Secrets; note: Note | null },
): FileContent | null {
  const texts = stored?.lines ?? []
  const lines = texts.flatMap((text) => readLine(secrets, text) ?? [])
  const claimed = claimedLine(secrets, { lines, note })
  return claimed ? { lines: [...texts, claimed.text], isTorn: false } : stored
}

/** No server that writes checkpoints was started with the database. */
const fromBefore = { lines: [], findings: [{ kind: 'none' } satisfies FileFinding] }

async function hasNotes(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{
    table: string | null
  }>`select to_regclass('audit_checkpoint')::text as table`.execute(db)
  return rows[0]?.table != null
}

/**
 * `seq` is the first record that is missing or differs; `at` is the time of the checkpoint that has this record or a later
 * one.
 */
type LogFinding = {
  kind: 'logGone' | 'tailMissing' | 'replaced'
  tenantId: number
  seq: number
  at: string
}

type Expected = Head & { at: string }

/** Compares what checkpoints say with the logs: at most one finding a company. */
async function verifyLogs(
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
