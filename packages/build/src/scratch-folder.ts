import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'
/** `TMPFS_MAGIC` of statfs(2): the folder's files are in memory. */
const TMPFS = 0x01021994
/** Databases, uploads and browser profiles of a whole run take less than half of it. */
const NEEDED_BYTES = 6 * 1024 ** 3

/**
 * Chooses the folder for the databases and profiles of test runs: in memory where there is room, as a database of 400 files
 * is cloned for each test file, which costs eight times as much on a disk. Elsewhere the system's folder for temporary
 * files.
 */
export function scratchFolder(): string {
  if (process.env['TMPDIR'] !== undefined) return tmpdir()
  try {
    const { type, bavail, bsize } = statfsSync(IN_MEMORY)
    return type === TMPFS && bavail * bsize >= NEEDED_BYTES ? IN_MEMORY : tmpdir()
  } catch {
    // Not a Linux machine.
    return tmpdir()
  }
}
