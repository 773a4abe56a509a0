import { spawn, type ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { REPOSITORY_ROOT } from '../platform/config.ts'

/** The real program as a process of its own: what a person starts, kills and starts again. */
const MAIN = join(REPOSITORY_ROOT, 'mock-server/src/main.ts')

export type Running = {
  child: ChildProcess
  output: () => string
  /** Its standard output: the log. */
  logged: () => string
  /** Resolves with the address once it serves, or rejects with what it said. */
  ready: Promise<string>
  exited: Promise<number | null>
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

/**
 * Starts the server on a free port with nothing of this process's environment but the path. The folder is always the caller's: without
 * one the program would open the person's own, `.data` and `dist` of the repository.
 */
export function startProgram(dataDir: string, env: Readonly<Record<string, string>> = {}): Running {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      WEB_ROOT: join(dataDir, 'web'),
      SEED_PROFILE: 'none',
      LOG_LEVEL: 'error',
      // Many starts of one program: what V8 made of it the first time serves the others.
      NODE_COMPILE_CACHE: join(tmpdir(), 'console-compile-cache'),
      ...env,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  let logged = ''
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const ready = new Promise<string>((resolve, reject) => {
    const output = (piece: Buffer) => {
      text += piece.toString()
      const address = /The console runs at (\S+)\/console\//.exec(text)?.[1]
      if (address !== undefined) resolve(address)
    }
    child.stdout.on('data', output)
    child.stdout.on('data', (piece: Buffer) => (logged += piece.toString()))
    child.stderr.on('data', output)
    child.once('exit', () => reject(new Error(text)))
  })
  // A test that expects the start to fail looks at `exited` and `output` instead.
  ready.catch(() => undefined)
  return {
    child,
    output: () => text,
    logged: () => logged,
    ready,
    exited,
    end: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      return exited
    },
  }
}
