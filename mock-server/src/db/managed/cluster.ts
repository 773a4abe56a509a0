import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { StartProblem } from '../../start-problem.ts'
import { findBinaries, type Binaries } from './binaries.ts'
import { databaseUser, type DatabaseUser } from './database-user.ts'
import {
  checkDiskSpace, clusterCredentials, clusterFolder, freshFolder, needsInitialising, prepareDataDir, type Credentials,
} from './folders.ts'
import { commandLineOf, isAlive } from './processes.ts'

export const ADMIN_LOGIN = 'postgres'
export const APP_LOGIN = 'console_app'
const READY_TIMEOUT_MS = 30_000
const READY_POLL_MS = 15
const STOP_TIMEOUT_MS = 20_000
const STOP_POLL_MS = 20
const MAX_LOG_BYTES = 10 * 1024 * 1024
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
}

type Running = { child: ChildProcess; port: number }

/** Starts the server's own PostgreSQL below `dataDir`, initialising it first when needed. The folder must be locked. */
export async function startCluster(options: ClusterOptions): Promise<ManagedCluster> {
  const { dataDir, say, onLost, durable = true } = options
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
      if (isStopping) return
      const now = Date.now()
      restarts.push(now)
      if (restarts.filter((at) => now - at < RESTART_WINDOW_MS).length > MAX_RESTARTS) {
        onLost('PostgreSQL ended again and again')
        return
      }
      say('PostgreSQL ended unexpectedly; starting it again.')
      // The same port, so that open pools find it again by themselves.
      launchPostgres(launch, running.port).then(
        (again) => {
          running = again
          watch()
        },
        (error: unknown) => onLost(error instanceof Error ? error.message : String(error)),
      )
    })
  }
  watch()

  return {
    adminUrl: (database) => clusterUrl(ADMIN_LOGIN, credentials.admin, { port: running.port, database }),
    appUrl: (database) => clusterUrl(APP_LOGIN, credentials.app, { port: running.port, database }),
    appPassword: credentials.app,
    pid: () => running.child.pid,
    stop: async () => {
      isStopping = true
      await stopChild(running.child)
    },
  }
}

export function clusterUrl(login: string, password: string, { port, database }: { port: number; database: string }): string {
  return `postgres://${login}:${password}@127.0.0.1:${port}/${database}`
}

type Launch = {
  folder: string
  binaries: Binaries
  user: DatabaseUser | null
  credentials: Credentials
  durable: boolean
  logFile: string
}

async function initialise({ folder, binaries, user, credentials, durable }: Omit<Launch, 'logFile'>): Promise<void> {
  const partial = freshFolder(folder, user)
  const passwordFile = join(partial, '..', `.initdb.${process.pid}`)
  writeFileSync(passwordFile, credentials.admin, { mode: 0o600 })
  try {
    if (user) await promisify(execFile)('chown', [String(user.uid), passwordFile])
    const encoding = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    const access = [`--username=${ADMIN_LOGIN}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
    await promisify(execFile)(
      binaries.initdb,
      ['-D', partial, ...encoding, ...access, '--no-instructions', ...(durable ? [] : ['--no-sync'])],
      { ...user, cwd: '/', env: { PATH: process.env['PATH'], LC_ALL: 'C' } },
    )
    renameSync(partial, folder)
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    throw new StartProblem(`The database could not be initialised in ${folder}: ${lastLine(stderrOf(error))}`)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

function stderrOf(error: unknown): string {
  if (error instanceof Error && 'stderr' in error && typeof error.stderr === 'string') return error.stderr
  return error instanceof Error ? error.message : String(error)
}

function lastLine(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const telling = lines.find((line) => /No space left/.test(line)) ?? lines.findLast((line) => /FATAL|PANIC|error:/.test(line))
  return /No space left/.test(telling ?? '') ? 'the disk is full.' : (telling ?? lines.at(-1) ?? 'no reason was given').slice(0, 300)
}

/** A PostgreSQL whose server was killed still runs; a pid file whose process is gone would only confuse the next one. */
export async function stopLeftover(folder: string): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  const isOurs = pid > 0 && isAlive(pid) && (commandLineOf(pid)?.includes(folder) ?? false)
  if (!isOurs) {
    rmSync(pidFile, { force: true })
    return
  }
  process.kill(pid, 'SIGINT')
  if (await isGoneWithin(() => !isAlive(pid))) return
  process.kill(pid, 'SIGQUIT')
  if (await isGoneWithin(() => !isAlive(pid))) return
  throw new StartProblem(`A PostgreSQL left over from an earlier run (process ${pid}) does not stop. Stop it by hand.`)
}

async function isGoneWithin(isGone: () => boolean): Promise<boolean> {
  for (let waited = 0; waited < STOP_TIMEOUT_MS; waited += STOP_POLL_MS) {
    if (isGone()) return true
    await pause(STOP_POLL_MS)
  }
  return isGone()
}

async function launchPostgres(launch: Launch, port: number): Promise<Running> {
  const { folder, binaries, user, durable, logFile } = launch
  if (existsSync(logFile) && statSync(logFile).size > MAX_LOG_BYTES) rmSync(logFile)
  const log = openSync(logFile, 'a', 0o600)
  const beginning = statSync(logFile).size
  const settings = {
    port, listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 100, shared_buffers: '128MB',
    log_min_error_statement: 'panic', log_min_messages: 'warning', lc_messages: 'C', timezone: 'UTC',
    password_encryption: 'scram-sha-256',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const child = spawn(
    binaries.postgres,
    ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // A process group of its own: Ctrl-C reaches the server first, which ends the database when its work is done.
    { ...user, cwd: '/', env: { PATH: process.env['PATH'], LC_ALL: 'C' }, stdio: ['ignore', log, log], detached: true },
  )
  closeSync(log)
  child.unref()
  let ended = false
  child.once('exit', () => (ended = true))
  child.once('error', () => (ended = true))
  const url = clusterUrl(ADMIN_LOGIN, launch.credentials.admin, { port, database: 'postgres' })
  for (let waited = 0; waited < READY_TIMEOUT_MS && !ended; waited += READY_POLL_MS) {
    if (await answers(url)) return { child, port }
    await pause(READY_POLL_MS)
  }
  if (!ended) await stopChild(child)
  const said = readFileSync(logFile).subarray(beginning).toString()
  throw new StartProblem(`PostgreSQL did not start: ${lastLine(said)} (${logFile})`)
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined) // an ending server drops this connection; the answer below says all
  try {
    await client.connect()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '28P01') {
      throw new StartProblem('The stored password of the managed database does not fit it. Restore the data folder whole.')
    }
    return false
  } finally {
    await client.end().catch(() => undefined) // never connected: nothing to end
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.ref()
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  // Fast shutdown: open transactions end, everything committed is kept.
  child.kill('SIGINT')
  const deadline = pause(STOP_TIMEOUT_MS, undefined, { ref: false }).then(() => child.kill('SIGQUIT'))
  await Promise.race([gone, deadline])
  await gone
}

/** A port nobody uses at this moment. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
