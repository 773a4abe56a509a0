import { mkdir, open, readFile, rename, truncate } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCodeOf } from '../error-code.ts'

export const checkpointFileIn = (dataDir: string): string => join(dataDir, 'audit-checkpoints.jsonl')

export type FileContent = {
  lines: string[]
  /** The file ends within a line: its writer was stopped. That line is not among the lines. */
  isTorn: boolean
  /** Of the whole lines. */
  bytes: number
}

/** Null where there is no such file. */
export async function readCheckpointFile(file: string): Promise<FileContent | null> {
  let content: Buffer
  try {
    content = await readFile(file)
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null
    throw error
  }
  const bytes = content.lastIndexOf('\n') + 1
  const text = content.toString('utf8', 0, bytes)
  return { lines: text.split('\n').slice(0, -1), isTorn: bytes < content.length, bytes }
}

/** As `readCheckpointFile`; takes away what a write that was stopped has left. Only for the process that holds the folder. */
export async function repairCheckpointFile(file: string): Promise<string[]> {
  const content = await readCheckpointFile(file)
  if (content?.isTorn) await truncate(file, content.bytes)
  return content?.lines ?? []
}

/** The line is on the disk when this resolves; where it cannot be written, nothing of it stays. */
export async function appendLine(file: string, line: string): Promise<void> {
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

/** The file has its old lines or its new ones, whenever the server is stopped. */
export async function replaceLines(file: string, lines: readonly string[]): Promise<void> {
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
