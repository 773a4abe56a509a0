import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installedProgram } from './installed-program.ts'

export type RedisServer = {
  url: string
  /** Kills the server, as a power failure would. */
  kill: () => Promise<void>
  /** Starts the server again after `kill`: empty, at the same address. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/** An empty Redis of its own on a free port, which writes nothing to the disk. */
export async function startRedis(): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), 'console-redis-'))
  const port = await freePort()
  let kill = await startAt(port, folder)
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => kill(),
    restart: async () => {
      kill = await startAt(port, folder)
    },
    stop: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Starts Redis and returns a function that kills it. */
async function startAt(port: number, folder: string): Promise<() => Promise<void>> {
  const network = ['--port', String(port), '--bind', '127.0.0.1']
  const settings = [...network, '--save', '', '--appendonly', 'no', '--dir', folder]
  const child = spawn(
    installedProgram({
      names: ['redis-server', 'valkey-server'],
      probeArgument: '--version',
      packageName: 'redis-server',
    }),
    settings,
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const exited = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (piece: Buffer) => {
      output += piece.toString()
      if (output.includes('Ready to accept connections')) resolve()
    })
    exited.then(() => reject(new Error(output)), reject)
  })
  return async () => {
    child.kill('SIGKILL')
    await exited
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
