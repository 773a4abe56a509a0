import type { Secrets } from '../secrets/secrets.ts'
import {
  CHAIN_BEGIN,
  endOf,
  expectedBy,
  isSameHead,
  readLine,
  signLine,
  type ChainEnd,
  type Checkpoint,
  type CheckpointLine,
  type Head,
} from './checkpoint.ts'
import { appendLine, readCheckpointFile, repairCheckpointFile, replaceLines } from './checkpoint-file.ts'
import type { CheckpointStore } from './checkpoint.store.ts'
import { compactLines } from './compact-lines.ts'

type Parts = { file: string; secrets: Secrets; store: CheckpointStore }

/** A checkpoint that was written, and the records of earlier ones that are in no log any more. */
export type Written = { text: string; lost: readonly Head[] }

export type CheckpointLog = {
  /** The database knows of newer checkpoints than the file has. */
  isCut: boolean
  /** Null where no log has grown since the last one; a start is always written. */
  write: (
    reason: Exclude<Checkpoint['reason'], 'restore' | 'compaction'>,
    now: Date,
  ) => Promise<Written | null>
  /** Makes the file shorter where it is old. */
  compact: (now: Date) => Promise<void>
}

const linesIn = (texts: readonly string[], secrets: Secrets): CheckpointLine[] =>
  texts.flatMap((text) => readLine(secrets, text) ?? [])

/** Continues the chain of the file. What does not fit in it stays there, for `audit:verify` to report. */
export async function openCheckpointLog(parts: Parts): Promise<CheckpointLog> {
  const { file, secrets, store } = parts
  const lines = linesIn(await repairCheckpointFile(file), secrets)
  const { newest } = expectedBy(lines)
  const { end: begin, isCut } = await endOfChain(lines, store)
  let end = begin
  return {
    isCut,
    write: async (reason, now) => {
      const heads = await store.listHeads()
      const lost = await lostOf(newest.values(), { heads, store })
      const isStart = reason === 'start'
      const changed = isStart ? heads : heads.filter((head) => !isSameHead(newest.get(head.tenantId), head))
      if (!isStart && changed.length === 0 && lost.length === 0) return null
      const line = signLine(secrets, { ...following(end, now), reason, backupAt: null, heads: changed, lost })
      await appendLine(file, line.text)
      end = endOf(line)
      for (const { tenantId } of lost) newest.delete(tenantId)
      for (const head of changed) newest.set(head.tenantId, head)
      await store.saveNote({ ...end, writtenAt: now })
      return { text: line.text, lost }
    },
    compact: async (now) => {
      const content = await readCheckpointFile(file)
      if (!content) return
      const compacted = compactLines(content.lines, { secrets, now })
      if (compacted.length < content.lines.length) await replaceLines(file, compacted)
    },
  }
}

/**
 * Says in the file that the database was filled from a backup: newer records, of which earlier checkpoints know, are not
 * missing then. What was missing already when the backup was made still is.
 */
export async function writeRestore(
  { file, secrets, store }: Parts,
  { linesOfBackup, backupAt, now }: { linesOfBackup: readonly string[]; backupAt: Date; now: Date },
): Promise<void> {
  if ((await readCheckpointFile(file)) === null) await replaceLines(file, linesOfBackup)
  const lines = linesIn(await repairCheckpointFile(file), secrets)
  const { end } = await endOfChain(lines, store)
  const heads = await store.listHeads()
  const { newest, lost: lostBefore } = expectedBy(linesIn(linesOfBackup, secrets))
  const lost = await lostOf([...lostBefore, ...newest.values()], { heads, store })
  const line = signLine(secrets, {
    ...following(end, now),
    reason: 'restore',
    backupAt: backupAt.toISOString(),
    heads,
    lost,
  })
  await appendLine(file, line.text)
  await store.saveNote({ ...endOf(line), writtenAt: now })
}

/** Numbers are used once, also where the file was cut: what was in it may be known elsewhere. */
async function endOfChain(
  lines: readonly CheckpointLine[],
  store: CheckpointStore,
): Promise<{ end: ChainEnd; isCut: boolean }> {
  const note = await store.findNote()
  const last = lines.at(-1)
  const end = last ? endOf(last) : CHAIN_BEGIN
  return note && note.number > end.number ? { end: note, isCut: true } : { end, isCut: false }
}

function following(
  { number, hash }: ChainEnd,
  now: Date,
): Pick<Checkpoint, 'number' | 'from' | 'at' | 'prev' | 'last'> {
  return { number: number + 1, from: number + 1, at: now.toISOString(), prev: hash, last: null }
}

async function lostOf(
  expected: Iterable<Head>,
  { heads, store }: { heads: readonly Head[]; store: CheckpointStore },
): Promise<Head[]> {
  const current = new Map(heads.map((head) => [head.tenantId, head]))
  const lost: Head[] = []
  for (const head of expected) {
    if (!isSameHead(current.get(head.tenantId), head) && !(await store.isRecorded(head))) lost.push(head)
  }
  return lost
}
