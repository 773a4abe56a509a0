import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { getErrorCode } from '../../error-code.ts'
import { StartProblem } from '../../start-problem.ts'
import { POSTGRES_MAJOR, REACHABLE_BASE } from './binaries.ts'
import { canReach, type DatabaseUser } from './database-user.ts'

/** Initialising needs about 40 MB and the log of changes grows from there; an existing database needs room to write. */
const MIN_FREE_BYTES = { initialise: 256 * 1024 * 1024, start: 48 * 1024 * 1024 }

/** Names the database's folder when it cannot lie in the data folder itself. */
const LOCATION_FILE = 'postgres.place.json'
const CREDENTIALS_FILE = 'postgres.credentials.json'

const location = z.object({ folder: z.string().min(1) })
const credentials = z.object({ admin: z.string().min(1), app: z.string().min(1) })
export type Credentials = z.output<typeof credentials>

/** Makes the data folder. Root's lets others pass through, never look in: PostgreSQL's own user lives below it. */
export function prepareDataDir(dataDir: string, user: DatabaseUser | null): void {
  try {
    if (!existsSync(dataDir)) {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 })
      if (user) chmodSync(dataDir, 0o711)
    }
    const probe = join(dataDir, `.probe.${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw folderProblem(dataDir, error)
  }
}

export function folderProblem(folder: string, error: unknown): StartProblem {
  const code = getErrorCode(error) ?? ''
  const reason =
    {
      ENOSPC: 'the disk is full',
      EACCES: 'it may not be written',
      EROFS: 'it is read-only',
      ENOTDIR: 'it is not a folder',
    }[code] ?? (error instanceof Error ? error.message : String(error))
  return new StartProblem(`The data folder ${folder} cannot be used: ${reason}.`)
}

/** Finds the folder of the cluster: in the data folder, or one that the database's user can reach (remembered). */
export function clusterFolder(
  dataDir: string,
  user: DatabaseUser | null,
  say: (line: string) => void,
): string {
  const memo = join(dataDir, LOCATION_FILE)
  if (existsSync(memo)) {
    const { folder } = location.parse(JSON.parse(readFileSync(memo, 'utf8')))
    if (existsSync(folder) || !existsSync(join(dataDir, CREDENTIALS_FILE))) return folder
    throw new StartProblem(
      `The database's folder ${folder}, named in ${memo}, is gone. Restore it, or set DATA_DIR to another folder.`,
    )
  }
  const inside = join(dataDir, 'postgres')
  if (canReach(user, dataDir)) return inside
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 8)
  // The random part keeps a data folder that was deleted and made again from waking the old one's database.
  const folder = join(REACHABLE_BASE, `console-${name}-${randomBytes(3).toString('hex')}`, 'postgres')
  writeFileSync(memo, `${JSON.stringify({ folder })}\n`, { mode: 0o600 })
  say(`The database's user cannot enter ${dataDir}: the database lies in ${folder}.`)
  return folder
}

/** Passwords of the two logins, made once. */
export function clusterCredentials(dataDir: string): Credentials {
  const file = join(dataDir, CREDENTIALS_FILE)
  if (existsSync(file)) return credentials.parse(JSON.parse(readFileSync(file, 'utf8')))
  const made = { admin: randomBytes(24).toString('base64url'), app: randomBytes(24).toString('base64url') }
  const partial = `${file}.part`
  writeFileSync(partial, `${JSON.stringify(made)}\n`, { mode: 0o600, flush: true })
  renameSync(partial, file)
  return made
}

/** Checks whether the cluster must be initialised; throws for one that this program must not touch. */
export function needsInitialising(folder: string): boolean {
  const versionFile = join(folder, 'PG_VERSION')
  if (!existsSync(versionFile)) {
    if (!existsSync(folder)) return true
    if (readdirSync(folder).length > 0) {
      throw new StartProblem(
        `The database's folder ${folder} is incomplete and not empty. Restore it from a backup, or move it away.`,
      )
    }
    rmSync(folder, { recursive: true })
    return true
  }
  const major = Number(readFileSync(versionFile, 'utf8').trim())
  if (major !== POSTGRES_MAJOR) {
    throw new StartProblem(
      `The database in ${folder} is of PostgreSQL ${major}, this program runs ${POSTGRES_MAJOR}. \`pnpm db:upgrade\` says how to move it.`,
    )
  }
  return false
}

/** An empty folder of the database's user beside the final one, which replaces it in one step when ready. */
export function freshFolder(folder: string, user: DatabaseUser | null): string {
  const partial = `${folder}.tmp`
  try {
    rmSync(partial, { recursive: true, force: true })
    mkdirSync(join(folder, '..'), { recursive: true, mode: user ? 0o711 : 0o700 })
    mkdirSync(partial, { mode: 0o700 })
    if (user) chownSync(partial, user.uid, user.gid)
  } catch (error) {
    throw folderProblem(folder, error)
  }
  return partial
}

export function checkDiskSpace(folder: string, purpose: keyof typeof MIN_FREE_BYTES): void {
  const { bavail, bsize } = statfsSync(folder)
  const needed = MIN_FREE_BYTES[purpose]
  if (bavail * bsize >= needed) return
  const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024)
  throw new StartProblem(
    `The disk of ${folder} is full: ${megabytes(bavail * bsize)} MB free, ${megabytes(needed)} MB needed.`,
  )
}
