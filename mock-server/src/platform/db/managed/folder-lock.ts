import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { getErrorCode } from '../../error-code.ts'
import { StartProblem } from '../../start-problem.ts'
import { isAlive, getProcessStartTime } from './processes.ts'

const LOCK_FILE = 'server.lock'
const owner = z.object({ pid: z.int().positive(), startTime: z.string().nullable() })
type LockOwner = z.output<typeof owner>

/**
 * Takes the data folder for this process; throws when a live process has it. The lock names process id and start
 * time, so that what SIGKILL left behind is recognised even when its id belongs to somebody else by now.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, LOCK_FILE)
  const own = `${file}.${process.pid}`
  writeFileSync(
    own,
    JSON.stringify({ pid: process.pid, startTime: getProcessStartTime(process.pid) } satisfies LockOwner),
    {
      mode: 0o600,
    },
  )
  try {
    acquireLock(file, own, folder)
  } finally {
    rmSync(own, { force: true })
  }
  return () => rmSync(file, { force: true })
}

/** The process that has the folder at this moment, or null. */
export function findLockOwner(folder: string): number | null {
  const found = readOwner(join(folder, LOCK_FILE))
  return found && ownsLock(found) ? found.pid : null
}

function acquireLock(file: string, own: string, folder: string): void {
  // A link is made only when the name is free: two starters cannot both succeed.
  if (linkIfFree(own, file)) return
  const before = readOwner(file)
  if (before && ownsLock(before)) throw inUse(folder, before.pid)
  // Anyone who moves the dead lock away owns the takeover; what was moved must still be the dead one.
  const moved = `${own}.stale`
  try {
    renameSync(file, moved)
  } catch (error) {
    if (getErrorCode(error) !== 'ENOENT') throw error
  }
  const found = readOwner(moved)
  if (found && ownsLock(found)) {
    linkIfFree(moved, file)
    rmSync(moved, { force: true })
    throw inUse(folder, found.pid)
  }
  rmSync(moved, { force: true })
  if (!linkIfFree(own, file)) throw inUse(folder, readOwner(file)?.pid ?? 0)
}

function inUse(folder: string, pid: number): StartProblem {
  return new StartProblem(
    `The data folder ${folder} is in use by process ${pid}. Stop it, or set DATA_DIR to another folder.`,
  )
}

function linkIfFree(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return false
    throw error
  }
}

function readOwner(file: string): LockOwner | null {
  try {
    return owner.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // Absent, or cut off while being written: nobody holds it.
    return null
  }
}

function ownsLock({ pid, startTime }: LockOwner): boolean {
  return isAlive(pid) && (startTime === null || getProcessStartTime(pid) === startTime)
}
