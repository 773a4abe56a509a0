import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A part of a file, in bytes, both ends included. */
export type ByteRange = { start: number; end: number }

/** Where files live. Keys are made by the server, never by a request. */
export type Storage = {
  /** Writes a stream under a key; the file appears whole or not at all. Answers its size in bytes. */
  write: (key: string, content: Readable, signal?: AbortSignal) => Promise<number>
  /** The file's size, or null when there is none. */
  size: (key: string) => Promise<number | null>
  read: (key: string, range?: ByteRange) => Readable
  /** Gives a file another key; what was there before is replaced. */
  move: (from: string, to: string) => Promise<void>
  remove: (key: string) => Promise<void>
}

/** A file that is being written; it gets its name when it is whole. */
export const PARTIAL = '.part'

/** What a killed server was writing: nobody will finish it. Only for the process that holds the folder. */
export async function removePartials(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const partials = names.filter((name) => name.endsWith(PARTIAL))
  await Promise.all(partials.map((name) => rm(join(folder, name), { force: true })))
}

const KEY = /^[a-z0-9]+(?:[/._-][a-z0-9]+)*$/i

export function localStorage(folder: string): Storage {
  function pathOf(key: string): string {
    if (!KEY.test(key)) throw new Error(`not a storage key: ${key}`)
    return join(folder, key)
  }
  return {
    write: async (key, content, signal) => {
      const target = pathOf(key)
      const partial = `${target}${PARTIAL}`
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      try {
        await pipeline(content, createWriteStream(partial, { mode: 0o600 }), signal ? { signal } : {})
        await rename(partial, target)
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
      return (await stat(target)).size
    },
    size: async (key) => {
      const found = await stat(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      return found?.size ?? null
    },
    read: (key, range) => createReadStream(pathOf(key), range),
    move: async (from, to) => {
      const target = pathOf(to)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await rename(pathOf(from), target)
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
