import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { z } from 'zod'
import { errorCodeOf } from '../error-code.ts'
import { StartProblem } from '../start-problem.ts'
import { PARTIAL, type Storage } from '../storage/storage.ts'
import { END_OF_ROWS, type fileEnd, type fileLine } from './format.ts'

/** Exports are made again; their jobs are not in a backup either. */
const TRANSIENT_FOLDER = 'exports/'
/** Bytes that one line holds; divisible by three, so that the lines of a file are base64 without padding between. */
const BYTES_PER_LINE = 48 * 1024

/** The keys of the files that last: logos, recordings, attachments and the like. */
export async function lastingFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  return (
    entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith(PARTIAL))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      // Hidden files are those of the system, not of the storage.
      .filter((key) => !key.startsWith(TRANSIENT_FOLDER) && !/(?:^|\/)\./.test(key))
      .toSorted()
  )
}

/** One file as lines; none, and false, when it was deleted meanwhile. */
export async function* linesOfFile(folder: string, key: string): AsyncGenerator<string, boolean> {
  const path = join(folder, key)
  const isThere = await stat(path).catch((error: unknown) => {
    if (errorCodeOf(error) === 'ENOENT') return null
    throw error
  })
  if (!isThere) return false
  const hash = createHash('sha256')
  let bytes = 0
  yield `${JSON.stringify({ file: key } satisfies z.input<typeof fileLine>)}\n`
  for await (const piece of createReadStream(path, { highWaterMark: BYTES_PER_LINE })) {
    if (!(piece instanceof Buffer)) throw new Error('the file was read as text')
    hash.update(piece)
    bytes += piece.length
    yield `${piece.toString('base64')}\n`
  }
  yield `${END_OF_ROWS}\n`
  yield `${JSON.stringify({ sha256: hash.digest('hex'), bytes } satisfies z.input<typeof fileEnd>)}\n`
  return true
}

/** Stores a file of a backup. Answers its hash, read back from the disk. */
export async function storeFile(
  storage: Storage,
  key: string,
  lines: AsyncIterable<string>,
): Promise<{ sha256: string; bytes: number }> {
  async function* decoded(): AsyncGenerator<Buffer> {
    for await (const line of lines) yield Buffer.from(line, 'base64')
  }
  const bytes = await storage.write(key, Readable.from(decoded()))
  const hash = createHash('sha256')
  await pipeline(storage.read(key), hash)
  return { sha256: hash.digest('hex'), bytes }
}

/** A restore adds to no other files: what a company deleted there would come to nobody. */
export async function requireNoFiles(folder: string): Promise<void> {
  if ((await lastingFiles(folder)).length > 0)
    throw new StartProblem(`There are files in ${folder} already. Set DATA_DIR to a new folder.`)
}
