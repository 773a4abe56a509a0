import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localStorage } from '../../src/platform/storage/local-storage.ts'
import type { Storage } from '../../src/platform/storage/storage.ts'

/**
 * Runs work with a storage for files that nobody reads afterwards, such as those of a seeded scenario: they are deleted when
 * the work is done.
 */
export async function withScratchStorage<Result>(
  work: (storage: Storage) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'console-scratch-'))
  try {
    return await work(localStorage(folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
