import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { readConfig, type Config } from '../platform/config.ts'
import { APP_LOGIN } from '../platform/db/managed/cluster.ts'
import { databaseUser } from '../platform/db/managed/database-user.ts'
import { findLockOwner } from '../platform/db/managed/folder-lock.ts'
import { clusterCredentials, clusterFolder } from '../platform/db/managed/folders.ts'
import { ADMIN_LOGIN, clusterUrl } from '../platform/db/managed/postgres-process.ts'
import { DATABASE_NAME, openDatabase, type OpenDatabase } from '../platform/db/open-database.ts'
import { getErrorCode } from '../platform/error-code.ts'
import { StartProblem } from '../platform/start-problem.ts'

export type CommandInput = {
  config: Config
  args: string[]
  /** Lines of the command's result. */
  print: (line: string) => void
  /** Reads what was sent to its standard input; null at a terminal, where nobody sends anything. */
  readInput?: () => Promise<string | null>
}

/** Runs a command to its exit code; what it cannot do is one line on the error stream. */
export async function runCommand(command: (input: CommandInput) => Promise<number>): Promise<void> {
  // A reader that has seen enough, `| head`, ends the lines and not the command.
  process.stdout.on('error', (error) => {
    if (getErrorCode(error) !== 'EPIPE') throw error
  })
  try {
    const config = readConfig(process.env)
    const print = (line: string): void => void process.stdout.write(`${line}\n`)
    process.exitCode = await command({ config, args: process.argv.slice(2), print, readInput })
  } catch (error) {
    process.exitCode = 1
    process.stderr.write(`${error instanceof StartProblem ? error.message : String(error)}\n`)
  }
}

async function readInput(): Promise<string | null> {
  return process.stdin.isTTY ? null : text(process.stdin)
}

/** The database of the settings, beside its servers; the managed one is started for the command when its server does not run. */
export async function withDatabase<Result>(
  config: Config,
  work: (database: OpenDatabase & { adminUrl: string }) => Promise<Result>,
): Promise<Result> {
  return working(runningDatabase(config) ?? (await ownDatabase(config)), work)
}

/** As `withDatabase`, with the data folder to itself: for commands that write into it. */
export async function withDatabaseAlone<Result>(
  config: Config,
  work: (database: OpenDatabase & { adminUrl: string }) => Promise<Result>,
): Promise<Result> {
  return working(await ownDatabase(config), work)
}

const ownDatabase = (config: Config): Promise<OpenDatabase> =>
  openDatabase(config, { say: report, onLost: report })

async function working<Result>(
  database: OpenDatabase,
  work: (database: OpenDatabase & { adminUrl: string }) => Promise<Result>,
): Promise<Result> {
  try {
    const { adminUrl } = database
    if (adminUrl === undefined)
      throw new StartProblem('This command needs DATABASE_ADMIN_URL beside DATABASE_URL.')
    return await work({ ...database, adminUrl })
  } finally {
    await database.close()
  }
}

function report(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** A database elsewhere, or the managed one of a server that runs at this moment: its port is in PostgreSQL's own pid file. */
function runningDatabase(config: Config): OpenDatabase | null {
  const { dataDir, databaseUrl, databaseAdminUrl } = config
  if (databaseUrl !== undefined)
    return { appUrl: databaseUrl, adminUrl: databaseAdminUrl, close: async () => undefined }
  if (findLockOwner(dataDir) === null) return null
  const pidFile = join(clusterFolder(dataDir, databaseUser(), report), 'postmaster.pid')
  if (!existsSync(pidFile)) return null
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3])
  if (!(port > 0)) return null
  const { admin, app } = clusterCredentials(dataDir)
  return {
    adminUrl: clusterUrl(ADMIN_LOGIN, admin, { port, database: DATABASE_NAME }),
    appUrl: clusterUrl(APP_LOGIN, app, { port, database: DATABASE_NAME }),
    close: async () => undefined,
  }
}
