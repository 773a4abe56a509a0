import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseUser } from '../src/platform/db/managed/database-user.ts'
import { clusterFolder } from '../src/platform/db/managed/folders.ts'
import { isAlive } from '../src/platform/db/managed/processes.ts'
import { getErrorCode } from '../src/platform/error-code.ts'

/** A data folder of a server that is going to be killed. */
export type DataFolder = { dataDir: string; remove: () => void }

export function makeDataFolder(): DataFolder {
  const folder = mkdtempSync(join(tmpdir(), 'console-chaos-'))
  // Run by root, the database has a user of its own, who must be able to enter.
  chmodSync(folder, 0o711)
  const dataDir = join(folder, 'data')
  return {
    dataDir,
    remove: () => {
      killDatabase(dataDir)
      const cluster = getClusterFolder(dataDir)
      // Root's database may lie outside of the data folder.
      if (!cluster.startsWith(folder)) rmSync(join(cluster, '..'), { recursive: true, force: true })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Ends PostgreSQL and every process it started at once, as a crash of the machine would. Answers whether it ran. */
export function killDatabase(dataDir: string): boolean {
  const pid = findPostmaster(dataDir)
  if (pid === null) return false
  for (const one of [pid, ...listChildProcesses(pid)]) kill(one)
  return true
}

function getClusterFolder(dataDir: string): string {
  return clusterFolder(dataDir, databaseUser(), () => undefined)
}

function findPostmaster(dataDir: string): number | null {
  const pidFile = join(getClusterFolder(dataDir), 'postmaster.pid')
  if (!existsSync(pidFile)) return null
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  return isAlive(pid) ? pid : null
}

function listChildProcesses(pid: number): number[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (parent === pid && child !== undefined ? [child] : []))
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // It ended meanwhile, by itself.
    if (getErrorCode(error) !== 'ESRCH') throw error
  }
}
