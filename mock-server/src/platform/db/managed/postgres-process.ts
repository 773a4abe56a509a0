import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartProblem } from '../../start-problem.ts'
import type { Binaries } from './binaries.ts'
import type { DatabaseUser } from './database-user.ts'
import type { Credentials } from './folders.ts'
import { getCommandLine, isAlive } from './processes.ts'

export const ADMIN_LOGIN = 'postgres'
const READY_TIMEOUT_MS = 30_000
const READY_POLL_MS = 15
const STOP_TIMEOUT_MS = 20_000
const STOP_POLL_MS = 20
/** Settings that a run of tests does without: a safe disk, statistics of tables that live for seconds, slow sign-ins. */
const NOT_DURABLE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  scram_iterations: '1',
}
const MAX_LOG_BYTES = 10 * 1024 * 1024

export type Running = { child: ChildProcess; port: number }

/** The address of PostgreSQL: a port of this machine, or, in that folder, the socket of this port. */
export type ClusterAddress = { port: number; database: string; socketFolder?: string | undefined }

export type Launch = {
  folder: string
  binaries: Binaries
  user: DatabaseUser | null
  credentials: Credentials
  durable: boolean
  logFile: string
}

export function clusterUrl(
  login: string,
  password: string,
  { port, database, socketFolder }: ClusterAddress,
): string {
  const url = `postgres://${login}:${password}@127.0.0.1:${port}/${database}`
  return socketFolder === undefined ? url : `${url}?host=${encodeURIComponent(socketFolder)}`
}

/** The longest path of a socket, less the longest name that PostgreSQL gives it. */
const MAX_SOCKET_FOLDER_BYTES = 107 - '/.s.PGSQL.65535'.length

/** A run of tests sends small statements in great number: by a socket of the file system each costs less than by a port. */
export function getSocketFolder({ folder, durable }: Pick<Launch, 'folder' | 'durable'>): string | undefined {
  const isUsable = process.platform !== 'win32' && Buffer.byteLength(folder) <= MAX_SOCKET_FOLDER_BYTES
  return !durable && isUsable ? folder : undefined
}

/** The most useful line of PostgreSQL's output, for one line of our own. */
export function lastLine(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const reporting =
    lines.find((line) => /No space left/.test(line)) ??
    lines.findLast((line) => /FATAL|PANIC|error:/.test(line))
  return /No space left/.test(reporting ?? '')
    ? 'the disk is full.'
    : (reporting ?? lines.at(-1) ?? 'no reason was given').slice(0, 300)
}

/** A PostgreSQL whose server was killed still runs; a pid file whose process is gone would only confuse the next one. */
export async function stopLeftover(folder: string): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  const isOurs = pid > 0 && isAlive(pid) && (getCommandLine(pid)?.includes(folder) ?? false)
  if (!isOurs) {
    rmSync(pidFile, { force: true })
    return
  }
  process.kill(pid, 'SIGINT')
  if (await hasExitedWithin(() => !isAlive(pid))) return
  process.kill(pid, 'SIGQUIT')
  if (await hasExitedWithin(() => !isAlive(pid))) return
  throw new StartProblem(
    `A PostgreSQL left over from an earlier run (process ${pid}) does not stop. Stop it by hand.`,
  )
}

async function hasExitedWithin(hasExited: () => boolean): Promise<boolean> {
  for (let waited = 0; waited < STOP_TIMEOUT_MS; waited += STOP_POLL_MS) {
    if (hasExited()) return true
    await pause(STOP_POLL_MS)
  }
  return hasExited()
}

/** Starts PostgreSQL on a folder and waits until it answers. */
export async function launchPostgres(launch: Launch, port: number): Promise<Running> {
  const { folder, binaries, user, durable, logFile } = launch
  if (existsSync(logFile) && statSync(logFile).size > MAX_LOG_BYTES) rmSync(logFile)
  const log = openSync(logFile, 'a', 0o600)
  const beginning = statSync(logFile).size
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: getSocketFolder(launch) ?? '',
    max_connections: 100,
    shared_buffers: '128MB',
    log_min_error_statement: 'panic',
    log_min_messages: 'warning',
    lc_messages: 'C',
    timezone: 'UTC',
    password_encryption: 'scram-sha-256',
    // No disk with moving arms is expected: the default makes PostgreSQL read whole tables where an index finds a fifth of
    // the pages.
    random_page_cost: '1.1',
    ...(durable ? {} : NOT_DURABLE),
  }
  const child = spawn(
    binaries.postgres,
    ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // A process group of its own: Ctrl-C reaches the server first, which ends the database when its work is done.
    {
      ...user,
      cwd: '/',
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
      stdio: ['ignore', log, log],
      detached: true,
    },
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
      throw new StartProblem(
        'The stored password of the managed database does not fit it. Restore the data folder whole.',
      )
    }
    return false
  } finally {
    await client.end().catch(() => undefined) // never connected: nothing to end
  }
}

/** Ends it with everything committed on disk. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.ref()
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  // Fast shutdown: open transactions end, everything committed stays.
  child.kill('SIGINT')
  const deadline = pause(STOP_TIMEOUT_MS, undefined, { ref: false }).then(() => child.kill('SIGQUIT'))
  await Promise.race([exited, deadline])
  await exited
}

/** A port nobody uses at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
