import type { Secrets } from '../secrets/secrets.ts'
import type { FileContent } from './checkpoint-file.ts'
import type { Note } from './checkpoint.store.ts'
import { CHAIN_BEGIN, toChainEnd, readLine, type ChainEnd, type CheckpointLine } from './checkpoint.ts'

export type FileFinding =
  /** `line`: in the file, from 1. */
  | { kind: 'changed'; line: number }
  /** Checkpoints of these numbers are missing before the line. */
  | { kind: 'gap'; line: number; from: number; to: number }
  /** The line does not follow the one before. */
  | { kind: 'order'; line: number }
  /** The database knows of a newer checkpoint than the last of the file. */
  | { kind: 'cut'; known: Note; last: number }
  /** The newest that the database knows of is not in the file, or the file goes on after it. */
  | { kind: 'otherNote'; known: number; last: number }
  /** `known`: null where the database knows of none either, although it is prepared for them. */
  | { kind: 'gone'; known: Note | null }
  /** Lines of the received file. */
  | { kind: 'receivedChanged'; line: number }
  /** A received checkpoint that the file lacks, or has with other contents. */
  | { kind: 'notInFile'; number: number; at: string }
  /** The following findings are no problems. */
  | { kind: 'none' }
  | { kind: 'torn' }
  /** `isFirst`: of a backup without checkpoints. */
  | { kind: 'restored'; at: string; backupAt: string | null; isFirst: boolean }

export type FileReport = { lines: CheckpointLine[]; findings: FileFinding[] }

/** Verifies each line by its signature, all lines by their chain, and the end of the chain by the note in the database. */
export function verifyFile(
  content: FileContent | null,
  { secrets, note }: { secrets: Secrets; note: Note | null },
): FileReport {
  if (!content || (content.lines.length === 0 && note === null))
    return { lines: [], findings: [{ kind: 'gone', known: note }] }
  const lines: CheckpointLine[] = []
  const findings: FileFinding[] = []
  // Null after a line that was changed: what follows it cannot be known.
  let end: ChainEnd | null = CHAIN_BEGIN
  for (const [index, text] of content.lines.entries()) {
    const line = readLine(secrets, text)
    if (!line) findings.push({ kind: 'changed', line: index + 1 })
    else {
      if (end) findings.push(...brokenLink(line, { end, line: index + 1 }))
      lines.push(line)
    }
    end = line && toChainEnd(line)
  }
  if (end) findings.push(...comparedWithNote(lines, note))
  const isCut = findings.some(({ kind }) => kind === 'cut' || kind === 'gone')
  if (content.isTorn && !isCut) findings.push({ kind: 'torn' })
  for (const { checkpoint } of lines) {
    const { reason, at, backupAt, number } = checkpoint
    if (reason === 'restore') findings.push({ kind: 'restored', at, backupAt, isFirst: number === 1 })
  }
  return { lines, findings }
}

function brokenLink(
  { checkpoint: { from, prev } }: CheckpointLine,
  { end, line }: { end: ChainEnd; line: number },
): FileFinding[] {
  if (from > end.number + 1) return [{ kind: 'gap', line, from: end.number + 1, to: from - 1 }]
  return from === end.number + 1 && prev === end.hash ? [] : [{ kind: 'order', line }]
}

function comparedWithNote(lines: readonly CheckpointLine[], note: Note | null): FileFinding[] {
  const last = lines.at(-1)?.checkpoint.number ?? 0
  if (note && note.number > last) return [{ kind: 'cut', known: note, last }]
  // A server that was killed after it wrote the line had no time for the note.
  const isCurrent = (note?.number ?? 0) >= last - 1
  if (isCurrent && (note === null || lines.some((line) => isSamePosition(line, note)))) return []
  return [{ kind: 'otherNote', known: note?.number ?? 0, last }]
}

/** A compacted line has no hashes of the lines that it replaces, except for the last. */
function isSamePosition({ checkpoint: { from, number }, endHash }: CheckpointLine, other: ChainEnd): boolean {
  if (other.number === number) return other.hash === endHash
  return from <= other.number && other.number < number
}

/** The lines of a file of received checkpoints, and which of them are not in the server's own file. */
export function verifyReceived(
  texts: readonly string[],
  { secrets, own }: { secrets: Secrets; own: readonly CheckpointLine[] },
): FileReport {
  const lines: CheckpointLine[] = []
  const findings: FileFinding[] = []
  const restores = own.filter(({ checkpoint }) => checkpoint.reason === 'restore')
  for (const [index, text] of texts.entries()) {
    const line = readLine(secrets, text)
    if (!line) {
      findings.push({ kind: 'receivedChanged', line: index + 1 })
      continue
    }
    const { number, at } = line.checkpoint
    const isInFile = own.some((one) => isSamePosition(one, toChainEnd(line)))
    if (isInFile) continue
    lines.push(line)
    const isBeforeRestore = restores.some(
      ({ checkpoint }) => checkpoint.at >= at && checkpoint.number <= number,
    )
    if (!isBeforeRestore) findings.push({ kind: 'notInFile', number, at })
  }
  return { lines, findings }
}
