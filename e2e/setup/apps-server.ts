import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addFormerKit } from '@console/build/former-kit'
import { repositoryRoot, testedWebRoot } from '@console/build/project'
import { request } from '@playwright/test'
import { readMessages } from '../fixtures/messages.ts'
import { serveTeamFiles } from '../fixtures/registered-apps/serve-team-files.ts'
import {
  CHECKED_APP,
  FAILING_SLOTS_APP,
  FALLING_APP,
  FORMER_KIT_APP,
  HOSTILE_APP,
  PRESENT_KIT_APP,
  QUIET_APP,
  registerApp,
  SLOTS_APP,
  TEAM_APPS,
} from '../fixtures/registered-apps/team-apps.ts'
import type { OfferedServer } from './offer-server.ts'
import { startRealServer } from './real-server.ts'
import { removeFolder } from './remove-folder.ts'

/**
 * A console with apps of other teams, each built with its own tools, registered, released and consented to, and with a former kit
 * beside its own. The hosts of their files are dead before the first test: a console needs them only to fetch. Others serve the
 * same files to tests that register.
 */
export async function startAppsServer(): Promise<OfferedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'console-apps-'))
  const webRoot = await mkdtemp(join(tmpdir(), 'console-apps-web-'))
  await cp(testedWebRoot, webRoot, { recursive: true })
  const starting = startRealServer({ APP_HOSTS: 'private', WEB_ROOT: webRoot })
  try {
    await buildApps(folder)
    addFormerKit({ from: join(folder, 'former-kit/kept'), to: webRoot })
    const [server, hosts] = await Promise.all([starting, serveTeamFiles(folder)])
    const api = await request.newContext({ baseURL: server.url })
    try {
      for (const reader of ['manager', 'quality'] as const) await readMessages(api, reader)
      for (const app of [
        ...TEAM_APPS,
        PRESENT_KIT_APP,
        FORMER_KIT_APP,
        FALLING_APP,
        CHECKED_APP,
        HOSTILE_APP,
        QUIET_APP,
        SLOTS_APP,
        FAILING_SLOTS_APP,
      ])
        await registerApp(api, hosts.origin, app)
    } finally {
      await Promise.all([hosts.stop(), api.dispose()])
    }
    const further = await serveTeamFiles(folder)
    const stop = async () => {
      await Promise.all([server.stop(), further.stop()])
      await Promise.all([removeFolder(webRoot), removeFolder(folder)])
    }
    return { ...server, teamHost: further.origin, stop }
  } catch (error) {
    await starting.then(({ stop }) => stop()).catch(() => undefined)
    await Promise.all([removeFolder(webRoot), removeFolder(folder)])
    throw error
  }
}

/** Builds the apps with their own tools, in a program of its own. */
async function buildApps(folder: string): Promise<void> {
  const program = join(repositoryRoot, 'e2e/fixtures/registered-apps/build-apps.ts')
  const building = spawn(join(repositoryRoot, 'node_modules/node/bin/node'), [program, folder], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [building.stdout, building.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()))
  await once(building, 'close')
  if (building.exitCode !== 0) throw new Error(`The apps of other teams were not built:\n${output}`)
}
