import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { readLine } from './checkpoint.ts'
import type { FileContent } from './checkpoint-file.ts'
import { claimedLine } from './checkpoint-log.ts'
import { ownersCheckpointStore, type Note } from './checkpoint.store.ts'
import { readStored, type CheckpointFiles } from './open-checkpoint-file.ts'
import { verifyFile, verifyReceived, type FileFinding } from './verify-file.ts'
import { verifyLogs, type LogFinding } from './verify-logs.ts'

export type CheckpointReport = {
  /** Of the server's own file. */
  count: number
  newestAt: string | null
  findings: (FileFinding | LogFinding)[]
}

type Input = CheckpointFiles & {
  secrets: Secrets
  /** Lines that an address received; null without them. */
  received: readonly string[] | null
}

/** Compares the audit log with the checkpoints outside the database. Reads the older first, for the server may run. */
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

/** With the line that a server has claimed and not stored: it writes it at this moment, or was killed and the next one will. */
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
