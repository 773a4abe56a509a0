import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { getErrorCode } from '../error-code.ts'
import { isListed, PARTIAL, requireKey, type Storage } from './storage.ts'

/**
 * Removes the files that a killed server was writing: nobody will finish them. Only for the process that holds the folder.
 */
export async function removePartials(folder: string): Promise<void> {
  const partials = (await filesIn(folder)).filter((name) => name.endsWith(PARTIAL))
  await Promise.all(partials.map((name) => rm(join(folder, name), { force: true })))
}

/** Files in a folder of this machine. */
export function localStorage(folder: string): Storage {
  function toFilePath(key: string): string {
    requireKey(key)
    return join(folder, key)
  }
  return {
    write: async (key, content, signal) => {
      const target = toFilePath(key)
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
      const found = await stat(toFilePath(key)).catch(nullWithoutFile)
      return found?.size ?? null
    },
    read: (key, range) => createReadStream(toFilePath(key), range),
    move: async (from, to) => {
      const target = toFilePath(to)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await rename(toFilePath(from), target)
    },
    remove: (key) => rm(toFilePath(key), { force: true }),
    list: async function* (within) {
      yield* (await filesIn(folder)).filter((name) => isListed(name, within)).toSorted()
    },
  }
}

/** All files below a folder, by their path in it; none without the folder. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullWithoutFile)
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

function nullWithoutFile(error: unknown): null {
  if (getErrorCode(error) === 'ENOENT') return null
  throw error
}
