import { spawn } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { installedProgram } from './installed-program.ts'
import { isStunServer } from './turn-client.ts'

const START_LIMIT_MS = 10_000
const LOOK_AGAIN_MS = 50

export type TurnServer = {
  port: number
  /** Kills the server, as a power failure would: the traffic that it relayed breaks off. */
  kill: () => Promise<void>
  /** Starts the server again after `kill`: without its allocations, at the same port. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/** A coturn of its own on loopback, with time-limited credentials by this secret. */
export async function startTurnServer(secret: string): Promise<TurnServer> {
  const folder = await mkdtemp(join(tmpdir(), 'console-turn-'))
  const settings = { secret, folder, port: await freeUdpPort() }
  let kill = await startAt(settings)
  return {
    port: settings.port,
    kill: () => kill(),
    restart: async () => {
      kill = await startAt(settings)
    },
    stop: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Settings = { secret: string; folder: string; port: number }

/** Starts coturn and returns a function that kills it. */
async function startAt({ secret, folder, port }: Settings): Promise<() => Promise<void>> {
  const settings = [
    '-n',
    '--no-cli',
    '--no-tls',
    '--no-dtls',
    '--no-tcp',
    '--allow-loopback-peers',
    '--use-auth-secret',
    `--static-auth-secret=${secret}`,
    '--realm=console.test',
    '--listening-ip=127.0.0.1',
    '--relay-ip=127.0.0.1',
    `--listening-port=${port}`,
    `--pidfile=${join(folder, 'pid')}`,
    `--userdb=${join(folder, 'db')}`,
    '--log-file=stdout',
  ]
  const program = installedProgram({
    names: ['turnserver'],
    probeArgument: '--version',
    packageName: 'coturn',
  })
  const child = spawn(program, settings, { stdio: 'ignore', cwd: folder })
  const exited = once(child, 'exit')
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL')
    await exited
  }
  const giveUpAt = performance.now() + START_LIMIT_MS
  while (!(await isStunServer(port))) {
    if (performance.now() > giveUpAt || child.exitCode !== null) {
      await kill()
      throw new Error('coturn did not start')
    }
    await pause(LOOK_AGAIN_MS)
  }
  return kill
}

async function freeUdpPort(): Promise<number> {
  const socket = createSocket('udp4')
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address()
  socket.close()
  await once(socket, 'close')
  return port
}
