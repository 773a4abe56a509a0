import { execFileSync } from 'node:child_process'

/** Resident memory of a process of this machine, in bytes. */
export function readMemory(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024
}
