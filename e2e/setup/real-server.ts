import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { repositoryRoot, testedWebRoot } from '@console/build/project'
import { freePort } from './free-port.ts'
import { removeFolder } from './remove-folder.ts'

export type RealServer = {
  url: string
  dataDir: string
  /** All that the server has printed so far. */
  printed: () => string
  stop: () => Promise<void>
}

/** First start: the database is created and the demo data seeded, while tests have both cores. */
const START_LIMIT_MS = 240_000
/** Longer than the server's own grace for open requests, and time for its database to write everything. */
const STOP_LIMIT_MS = 60_000
const READY_POLL_MS = 100

/** The built console on a free port, with a fresh data folder that is removed with the server. */
export async function startRealServer(settings: Readonly<Record<string, string>> = {}): Promise<RealServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'console-e2e-'))
  // As root, the database runs as its own user, who must be able to read the folder.
  await chmod(dataDir, 0o711)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = spawn(join(repositoryRoot, 'node_modules/node/bin/node'), ['mock-server/src/main.ts'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      WEB_ROOT: testedWebRoot,
      SEED_PROFILE: 'people',
      // Every test has an address of its own, so that one test's failed sign-ins never slow another's.
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()))
  const stop = async () => {
    try {
      await stopProcess(server)
    } catch (cause) {
      throw new Error(`The server did not stop:\n${output}`, { cause })
    }
    await removeFolder(dataDir)
  }
  try {
    await untilReady(server, url)
  } catch (cause) {
    await stop()
    throw new Error(`The server did not become ready:\n${output}`, { cause })
  }
  return { url, dataDir, printed: () => output, stop }
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`it ended with exit code ${server.exitCode}`)
    const isReady = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    await pause(READY_POLL_MS)
  }
  throw new Error(`not ready after ${START_LIMIT_MS} ms`)
}

async function stopProcess(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  const isLate = await Promise.race([ended.then(() => false), pause(STOP_LIMIT_MS, true, { ref: false })])
  if (isLate) {
    server.kill('SIGKILL')
    throw new Error(`it was running ${STOP_LIMIT_MS} ms after SIGTERM`)
  }
}
