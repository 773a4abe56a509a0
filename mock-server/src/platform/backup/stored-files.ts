import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { z } from 'zod'
import { StartProblem } from '../start-problem.ts'
import type { Storage } from '../storage/storage.ts'
import { END_OF_ROWS, type fileEnd, type fileLine } from './format.ts'

/** Exports are made again; their jobs are not in a backup either. */
const TRANSIENT_FOLDER = 'exports/'

/** The keys of the files that last: logos, recordings, attachments and the like. */
export async function* lastingFiles(storage: Storage): AsyncGenerator<string> {
  for await (const key of storage.list()) if (!key.startsWith(TRANSIENT_FOLDER)) yield key
}

/** Yields one file as lines; none, and returns false, if it was deleted meanwhile. */
export async function* linesOfFile(storage: Storage, key: string): AsyncGenerator<string, boolean> {
  if ((await storage.size(key)) === null) return false
  const hash = createHash('sha256')
  let bytes = 0
  yield `${JSON.stringify({ file: key } satisfies z.input<typeof fileLine>)}\n`
  for await (const piece of storage.read(key)) {
    if (!(piece instanceof Buffer)) throw new Error('the file was read as text')
    hash.update(piece)
    bytes += piece.length
    yield `${piece.toString('base64')}\n`
  }
  yield `${END_OF_ROWS}\n`
  yield `${JSON.stringify({ sha256: hash.digest('hex'), bytes } satisfies z.input<typeof fileEnd>)}\n`
  return true
}

/** Stores a file of a backup. Returns its hash, read back from the storage. */
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

/** A restore requires a storage without files: existing files would belong to nobody. */
export async function requireNoFiles(storage: Storage, location: string): Promise<void> {
  const { done } = await lastingFiles(storage).next()
  if (done !== true)
    throw new StartProblem(
      `There are files in ${location} already. Set DATA_DIR to a new folder, or STORAGE to a new prefix.`,
    )
}
