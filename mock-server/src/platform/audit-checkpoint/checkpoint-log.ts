import type { Secrets } from '../secrets/secrets.ts'
import type { CheckpointFile, FormerCheckpointFile } from './checkpoint-file.ts'
import type { CheckpointStore, Note } from './checkpoint.store.ts'
import {
  CHAIN_BEGIN,
  toChainEnd,
  expectedBy,
  follows,
  isSameHead,
  readLine,
  signLine,
  type ChainEnd,
  type Checkpoint,
  type CheckpointLine,
  type Head,
} from './checkpoint.ts'
import { compactLines } from './compact-lines.ts'

type Parts = { file: CheckpointFile; secrets: Secrets; store: CheckpointStore }

/** A checkpoint that was written, and the records of earlier ones that are in no log any more. */
export type Written = { text: string; lost: readonly Head[] }

export type CheckpointLog = {
  /** The database knows of newer checkpoints than the file has. */
  isCut: boolean
  /** A checkpoint that was claimed by a server which was killed before it could store it; it is stored now. */
  completed: string | null
  /** Null where no log has grown since the last one; a start is always written. */
  write: (
    reason: Exclude<Checkpoint['reason'], 'restore' | 'compaction'>,
    now: Date,
  ) => Promise<Written | null>
  /** Compacts the old lines of the file. */
  compact: (now: Date) => Promise<void>
}

const linesIn = (texts: readonly string[], secrets: Secrets): CheckpointLine[] =>
  texts.flatMap((text) => readLine(secrets, text) ?? [])

/**
 * Continues the chain of the file. Lines that do not fit the chain stay there, for `audit:verify` to report. If several
 * servers share the file, it has to be opened again after a failed write: another server may have continued it.
 */
export async function openCheckpointLog(
  parts: Parts & { former: FormerCheckpointFile | null },
): Promise<CheckpointLog> {
  const { file, secrets, store, former } = parts
  // Read before the lines: a line that is written meanwhile makes the next claim fail.
  const note = await store.findNote()
  const lines = linesIn(await storedLines(parts, { note, former }), secrets)
  const completed = file.isShared ? claimedLine(secrets, { lines, note }) : null
  if (completed) {
    await file.append(completed)
    lines.push(completed)
  }
  const { newest } = expectedBy(lines)
  const { end: begin, isCut } = endOfChain(lines, note)
  let end = begin
  let known: ChainEnd | null = note

  async function append(line: CheckpointLine, now: Date): Promise<void> {
    const written: Note = { ...toChainEnd(line), writtenAt: now, line: file.isShared ? line.text : null }
    if (file.isShared) {
      if (!(await store.claimNote(written, known))) throw new Error('another server has written a checkpoint')
      known = written
      await file.append(line)
    } else {
      await file.append(line)
      await store.saveNote(written)
    }
  }

  return {
    isCut,
    completed: completed?.text ?? null,
    write: async (reason, now) => {
      const heads = await store.listHeads()
      const lost = await findLostHeads(newest.values(), { heads, store })
      const isStart = reason === 'start'
      const changed = isStart ? heads : heads.filter((head) => !isSameHead(newest.get(head.tenantId), head))
      if (!isStart && changed.length === 0 && lost.length === 0) return null
      const line = signLine(secrets, { ...following(end, now), reason, backupAt: null, heads: changed, lost })
      await append(line, now)
      end = toChainEnd(line)
      for (const { tenantId } of lost) newest.delete(tenantId)
      for (const head of changed) newest.set(head.tenantId, head)
      return { text: line.text, lost }
    },
    compact: async (now) => {
      const content = await file.read()
      if (!content) return
      const compacted = compactLines(content.lines, { secrets, now })
      if (compacted.length < content.lines.length) await file.replace(compacted)
    },
  }
}

type Known = { note: Note | null; former: FormerCheckpointFile | null }

/**
 * The lines of the file. If it has none yet, the lines of the former file are moved, provided that the database knows their
 * end.
 */
async function storedLines({ file, secrets }: Parts, { note, former }: Known): Promise<string[]> {
  const found = await file.repair()
  if (found.length > 0) await former?.retire()
  if (found.length > 0 || !former || !note) return found
  const before = (await former.read())?.lines ?? []
  const last = linesIn(before, secrets).at(-1)
  const isKnown = last !== undefined && (isEnd(last, note) || last.checkpoint.number === note.number + 1)
  if (!isKnown) return found
  await file.replace(before)
  await former.retire()
  return before
}

const isEnd = (line: CheckpointLine, { number, hash }: ChainEnd): boolean =>
  line.checkpoint.number === number && line.endHash === hash

/** The line that the database has of the newest checkpoint, where it is the next one; null where there is none. */
export function claimedLine(
  secrets: Secrets,
  { lines, note }: { lines: readonly CheckpointLine[]; note: Note | null },
): CheckpointLine | null {
  const line = note?.line == null ? null : readLine(secrets, note.line)
  const last = lines.at(-1)
  return note && line && isEnd(line, note) && follows(line, last ? toChainEnd(last) : CHAIN_BEGIN)
    ? line
    : null
}

/**
 * Says in the file that the database was filled from a backup: newer records, of which earlier checkpoints know, are not
 * missing then. What was missing already when the backup was made still is.
 */
export async function writeRestore(
  { file, secrets, store }: Parts,
  { linesOfBackup, backupAt, now }: { linesOfBackup: readonly string[]; backupAt: Date; now: Date },
): Promise<void> {
  if ((await file.read()) === null) await file.replace(linesOfBackup)
  const lines = linesIn(await file.repair(), secrets)
  const { end } = endOfChain(lines, await store.findNote())
  const heads = await store.listHeads()
  const { newest, lost: lostBefore } = expectedBy(linesIn(linesOfBackup, secrets))
  const lost = await findLostHeads([...lostBefore, ...newest.values()], { heads, store })
  const line = signLine(secrets, {
    ...following(end, now),
    reason: 'restore',
    backupAt: backupAt.toISOString(),
    heads,
    lost,
  })
  await file.append(line)
  await store.saveNote({ ...toChainEnd(line), writtenAt: now, line: file.isShared ? line.text : null })
}

/** Numbers are used once, also where the file was cut: what was in it may be known elsewhere. */
function endOfChain(lines: readonly CheckpointLine[], note: Note | null): { end: ChainEnd; isCut: boolean } {
  const last = lines.at(-1)
  const end = last ? toChainEnd(last) : CHAIN_BEGIN
  return note && note.number > end.number ? { end: note, isCut: true } : { end, isCut: false }
}

function following(
  { number, hash }: ChainEnd,
  now: Date,
): Pick<Checkpoint, 'number' | 'from' | 'at' | 'prev' | 'last'> {
  return { number: number + 1, from: number + 1, at: now.toISOString(), prev: hash, last: null }
}

async function findLostHeads(
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
