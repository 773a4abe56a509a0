import { serveParent } from '../../bench/realtime/child.ts'
import { memory } from '../../bench/realtime/servers/measured-server.ts'
import { startApplication, type Application } from '../../src/application.ts'
import { readConfig } from '../../src/platform/config.ts'
import { fastTimers } from './fast-clock.ts'

export type ServerOptions = { env: Record<string, string>; speed: number }

let application: Application | undefined

/** The real server, with the gateway's time sped. */
const commands = {
  start: async ({ env, speed }: ServerOptions): Promise<string> => {
    application = await startApplication({
      config: readConfig(env),
      say: () => undefined,
      onLost: (reason) => {
        throw new Error(reason)
      },
      realtime: { timers: fastTimers(speed) },
    })
    return application.address
  },
  memory,
}
export type ServerCommands = typeof commands

serveParent(commands, async () => application?.stop())
