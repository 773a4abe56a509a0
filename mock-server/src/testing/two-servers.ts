import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNginx } from './nginx.ts'
import { startProgram, type Running } from './program.ts'
import { freePort } from './redis-server.ts'

export type OneServer = { port: number; dataDir: string; program: Running }

export type TwoServers = {
  /** Address of nginx. */
  address: string
  servers: readonly [OneServer, OneServer]
  /** Starts a server again after its end, at the same port, with the same folder. */
  restart: (server: OneServer) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts the deployment that docs/deploy.md describes, on this machine: two servers of the same settings, and nginx before
 * them.
 */
export async function startTwoServers(settings: Readonly<Record<string, string>>): Promise<TwoServers> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const run = (server: Omit<OneServer, 'program'>): Running =>
    startProgram(server.dataDir, {
      ...settings,
      PORT: String(server.port),
      PUBLIC_URL: address,
      TRUST_PROXY: '1',
    })
  const start = async (): Promise<OneServer> => {
    const server = { port: await freePort(), dataDir: await mkdtemp(join(tmpdir(), 'console-deploy-')) }
    return { ...server, program: run(server) }
  }
  const servers = [await start(), await start()] as const
  const end = async (): Promise<void> => {
    await Promise.all(servers.map(({ program }) => program.end('SIGKILL')))
    for (const { dataDir } of servers) await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await Promise.all(servers.map(({ program }) => program.ready))
    const nginx = await startNginx(port, [servers[0].port, servers[1].port])
    return {
      address,
      servers,
      restart: async (server) => {
        server.program = run(server)
        await server.program.ready
      },
      stop: async () => {
        await nginx.stop()
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}
