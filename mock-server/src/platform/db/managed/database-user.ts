import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { StartProblem } from '../../start-problem.ts'

/** The system user that PostgreSQL runs as. It refuses to run as root, so root borrows this one. */
const USER_NAME = 'postgres'

export type DatabaseUser = { uid: number; gid: number }

/** Null: PostgreSQL runs as the person who started the server. */
export function databaseUser(): DatabaseUser | null {
  if (process.getuid?.() !== 0) return null
  const known = lookUp()
  if (known) return known
  createUser()
  const made = lookUp()
  if (made) return made
  throw new StartProblem(
    `PostgreSQL does not run as root and the system user "${USER_NAME}" could not be made. Make it, start as an ordinary user, or set DATABASE_URL.`,
  )
}

function lookUp(): DatabaseUser | null {
  try {
    const uid = Number(execFileSync('id', ['-u', USER_NAME], { encoding: 'utf8', stdio: 'pipe' }))
    const gid = Number(execFileSync('id', ['-g', USER_NAME], { encoding: 'utf8', stdio: 'pipe' }))
    return { uid, gid }
  } catch {
    // `id` fails for a user that does not exist, which is an answer.
    return null
  }
}

function createUser(): void {
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', USER_NAME]],
    ['adduser', ['-S', '-D', '-H', USER_NAME]],
  ]
  for (const [command, args] of ways) {
    try {
      execFileSync(command, args, { stdio: 'pipe' })
      return
    } catch {
      // Not this distribution's command; the caller says so when none worked.
    }
  }
}

/** Checks that the user can enter the folder and every folder above it (or the person themself, without a user). */
export function canReach(user: DatabaseUser | null, path: string): boolean {
  if (!user) return true
  let current = resolve(path)
  for (;;) {
    if (!canEnter(user, current)) return false
    const parent = dirname(current)
    if (parent === current) return true
    current = parent
  }
}

function canEnter(user: DatabaseUser, path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return true
  if (stats.uid === user.uid) return (stats.mode & 0o100) !== 0
  if (stats.gid === user.gid) return (stats.mode & 0o010) !== 0
  return (stats.mode & 0o001) !== 0
}
