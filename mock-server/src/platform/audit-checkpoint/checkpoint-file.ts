import { mkdir, open, readFile, rename, truncate } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { getErrorCode } from '../error-code.ts'
import type { CheckpointLine } from './checkpoint.ts'

export const checkpointFileIn = (dataDir: string): string => join(dataDir, 'audit-checkpoints.jsonl')

export type FileContent = {
  lines: string[]
  /** The file ends within a line: its writer was stopped. That line is not among the lines. */
  isTorn: boolean
}

/** Storage of the lines: a file of one server, or the storage of several (`shared-checkpoints.ts`). */
export type CheckpointFile = {
  /** The location as messages show it to people. */
  readonly location: string
  /** True if several servers write, one at a time; the database decides which server has the next number. */
  readonly isShared: boolean
  /** Null where there are none. */
  read: () => Promise<FileContent | null>
  /** Like `read`, and removes what an interrupted write has left. Only for the process that writes. */
  repair: () => Promise<string[]>
  /** The line is stored when this resolves, or nothing of it. */
  append: (line: CheckpointLine) => Promise<void>
  /** Replaces all lines. If the server is stopped meanwhile, either the old or the new lines are there. */
  replace: (lines: readonly string[]) => Promise<void>
}

export function localCheckpointFile(dataDir: string): CheckpointFile {
  const file = checkpointFileIn(dataDir)
  return {
    location: file,
    isShared: false,
    read: () => readCheckpointFile(file),
    repair: () => repairCheckpointFile(file),
    append: ({ text }) => appendLine(file, text),
    replace: (lines) => replaceLines(file, lines),
  }
}

/** The file of a server whose checkpoints are in the storage now. */
export type FormerCheckpointFile = Pick<CheckpointFile, 'read'> & {
  /** Renames the file after its lines have been moved, so that nobody takes them for the newest later. */
  retire: () => Promise<void>
}

export function formerCheckpointFile(dataDir: string): FormerCheckpointFile {
  const file = checkpointFileIn(dataDir)
  return {
    read: () => readCheckpointFile(file),
    retire: async () => {
      await rename(file, `${file}.moved`).catch((error: unknown) => {
        if (getErrorCode(error) !== 'ENOENT') throw error
      })
    },
  }
}

/** `bytes` is the size of the complete lines. */
type LocalContent = FileContent & { bytes: number }

async function readCheckpointFile(file: string): Promise<LocalContent | null> {
  let content: Buffer
  try {
    content = await readFile(file)
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return null
    throw error
  }
  const bytes = content.lastIndexOf('\n') + 1
  const text = content.toString('utf8', 0, bytes)
  return { lines: text.split('\n').slice(0, -1), isTorn: bytes < content.length, bytes }
}

async function repairCheckpointFile(file: string): Promise<string[]> {
  const content = await readCheckpointFile(file)
  if (content?.isTorn) await truncate(file, content.bytes)
  return content?.lines ?? []
}

/** The line is on the disk when this resolves; where it cannot be written, nothing of it stays. */
async function appendLine(file: string, line: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const handle = await open(file, 'a', 0o600)
  try {
    const { size } = await handle.stat()
    try {
      await handle.appendFile(`${line}\n`)
      await handle.sync()
    } catch (error) {
      await handle.truncate(size)
      throw error
    }
  } finally {
    await handle.close()
  }
}

async function replaceLines(file: string, lines: readonly string[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const partial = `${file}.part`
  const handle = await open(partial, 'w', 0o600)
  try {
    await handle.writeFile(lines.map((line) => `${line}\n`).join(''))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(partial, file)
}
