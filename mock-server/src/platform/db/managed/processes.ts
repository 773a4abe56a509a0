import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { getErrorCode } from '../../error-code.ts'

/** Checks that a process of this id exists, ours or not. */
export function isAlive(pid: number): boolean {
  // 0 and negative numbers mean groups of processes.
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it exists and belongs to somebody else.
    return getErrorCode(error) === 'EPERM'
  }
  return !isZombie(pid)
}

function isZombie(pid: number): boolean {
  return process.platform === 'linux' && statFields(pid)?.[0] === 'Z'
}

/** Fields of /proc/<pid>/stat from the third on; the second, the name, may hold blanks and brackets. */
function statFields(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    // The process ended between two looks: the same as never found.
    return null
  }
}

/** Names one process for good: a later process of the same id started at another time. Null when it is gone. */
export function getProcessStartTime(pid: number): string | null {
  if (process.platform === 'linux') return statFields(pid)?.[19] ?? null
  return psField(pid, 'lstart')
}

/** The command line of a process, or null when it is gone. */
export function getCommandLine(pid: number): string | null {
  if (process.platform !== 'linux') return psField(pid, 'args')
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    // As above: gone meanwhile.
    return null
  }
}

function psField(pid: number, field: string): string | null {
  try {
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).trim() || null
  } catch {
    // `ps` answers with an error when there is no such process.
    return null
  }
}
