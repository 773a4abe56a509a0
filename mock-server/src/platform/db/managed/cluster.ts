import { execFile } from 'node:child_process'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartProblem } from '../../start-problem.ts'
import { findBinaries } from './binaries.ts'
import { databaseUser } from './database-user.ts'
import {
  checkDiskSpace,
  clusterCredentials,
  clusterFolder,
  freshFolder,
  needsInitialising,
  prepareDataDir,
} from './folders.ts'
import {
  ADMIN_LOGIN,
  clusterUrl,
  freePort,
  lastLine,
  launchPostgres,
  getSocketFolder,
  stopChild,
  stopLeftover,
  type Launch,
} from './postgres-process.ts'

export const APP_LOGIN = 'console_app'
/** Tests wait neither for the disk nor for what protects a password that lives for a minute. */
const NOT_DURABLE = ['--no-sync', '--no-data-checksums', '--set', 'scram_iterations=1']
/** A database that keeps dying is not started for ever. */
const MAX_RESTARTS = 3
const RESTART_WINDOW_MS = 60_000

export type ManagedCluster = {
  adminUrl: (database: string) => string
  appUrl: (database: string) => string
  appPassword: string
  /** The operating system's id of the running PostgreSQL. */
  pid: () => number | undefined
  stop: () => Promise<void>
}

export type ClusterOptions = {
  dataDir: string
  /** One line for the person who started the server. */
  say: (line: string) => void
  /** The database died and could not be brought back. */
  onLost: (reason: string) => void
  /** Tests trade durability for speed. */
  durable?: boolean
  /** The server is being stopped: a service manager may stop PostgreSQL at the same moment. */
  signal?: AbortSignal | undefined
}

/** Starts the server's own PostgreSQL below `dataDir`, initialising it first when needed. The folder must be locked. */
export async function startCluster(options: ClusterOptions): Promise<ManagedCluster> {
  const { dataDir, say, onLost, durable = true, signal } = options
  const user = databaseUser()
  prepareDataDir(dataDir, user)
  const folder = clusterFolder(dataDir, user, say)
  const binaries = findBinaries(user, say)
  const credentials = clusterCredentials(dataDir)
  if (needsInitialising(folder)) {
    checkDiskSpace(dataDir, 'initialise')
    await initialise({ folder, binaries, user, credentials, durable })
  } else checkDiskSpace(folder, 'start')
  await stopLeftover(folder)
  const launch = { folder, binaries, user, credentials, durable, logFile: join(dataDir, 'postgres.log') }
  let running = await launchPostgres(launch, await freePort())
  let isStopping = false
  const restarts: number[] = []

  function watch(): void {
    running.child.once('exit', () => {
      if (isStopping || signal?.aborted === true) return
      const now = Date.now()
      restarts.push(now)
      if (restarts.filter((at) => now - at < RESTART_WINDOW_MS).length > MAX_RESTARTS) {
        onLost('PostgreSQL ended again and again')
        return
      }
      say('PostgreSQL ended unexpectedly; starting it again.')
      // The same port, so that open pools find it again by themselves.
      relaunch(launch, running.port).then(
        async (again) => {
          running = again
          // Stopped while it was coming back: it must not stay behind alone.
          if (isStopping) await stopChild(again.child)
          else watch()
        },
        (error: unknown) => onLost(error instanceof Error ? error.message : String(error)),
      )
    })
  }
  watch()

  const socketFolder = getSocketFolder(launch)
  const buildAddress = (database: string) => ({ port: running.port, database, socketFolder })
  return {
    adminUrl: (database) => clusterUrl(ADMIN_LOGIN, credentials.admin, buildAddress(database)),
    appUrl: (database) => clusterUrl(APP_LOGIN, credentials.app, buildAddress(database)),
    appPassword: credentials.app,
    pid: () => running.child.pid,
    stop: async () => {
      isStopping = true
      await stopChild(running.child)
    },
  }
}

/** Attempts within which the remains of a killed PostgreSQL, its workers and their shared memory, are gone. */
const RELAUNCH_TRIES = 20
const RELAUNCH_PAUSE_MS = 500

/** Starts again where a killed server's last workers may still hold its memory: PostgreSQL refuses until they are gone. */
async function relaunch(launch: Launch, port: number): ReturnType<typeof launchPostgres> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await launchPostgres(launch, port)
    } catch (error) {
      if (attempt === RELAUNCH_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, RELAUNCH_PAUSE_MS))
    }
  }
}

async function initialise({
  folder,
  binaries,
  user,
  credentials,
  durable,
}: Omit<Launch, 'logFile'>): Promise<void> {
  const partial = freshFolder(folder, user)
  const passwordFile = join(partial, '..', `.initdb.${process.pid}`)
  writeFileSync(passwordFile, credentials.admin, { mode: 0o600 })
  try {
    if (user) await promisify(execFile)('chown', [String(user.uid), passwordFile])
    const encoding = [
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ]
    const access = [`--username=${ADMIN_LOGIN}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
    await promisify(execFile)(
      binaries.initdb,
      ['-D', partial, ...encoding, ...access, '--no-instructions', ...(durable ? [] : NOT_DURABLE)],
      { ...user, cwd: '/', env: { PATH: process.env['PATH'], LC_ALL: 'C' } },
    )
    renameSync(partial, folder)
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    throw new StartProblem(
      `The database could not be initialised in ${folder}: ${lastLine(getStderr(error))}`,
    )
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

function getStderr(error: unknown): string {
  if (error instanceof Error && 'stderr' in error && typeof error.stderr === 'string') return error.stderr
  return error instanceof Error ? error.message : String(error)
}
