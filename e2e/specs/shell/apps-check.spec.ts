import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { repositoryRoot, testedWebRoot } from '@console/build/project'
import { DEMO_PASSWORD } from '../../fixtures/accounts.ts'
import { appsTest as test, expect } from '../../fixtures/registered-apps/apps-test.ts'
import {
  CHECKED_APP,
  FORMER_KIT_APP,
  PRESENT_KIT_APP,
  readApp,
} from '../../fixtures/registered-apps/team-apps.ts'

/** Each version is opened in a browser of its own. */
const CHECKING_MS = 120_000

/** Runs the command as an operator does, with the build of the tests as the next one: it has no former kit. */
async function check(url: string, ...options: string[]): Promise<{ code: number; output: string }> {
  const program = join(repositoryRoot, 'mock-server/src/commands/apps.ts')
  const command = spawn(process.execPath, [program, 'check', '--build', testedWebRoot, ...options], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      CONSOLE_URL: url,
      CONSOLE_USERNAME: 'platform-admin',
      CONSOLE_PASSWORD: DEMO_PASSWORD,
    },
  })
  const [output, problem] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'close'),
  ])
  return { code: command.exitCode ?? -1, output: output + problem }
}

test('before an upgrade each app is opened in the pages of the next build: one passes, one lacks its kit, one throws', async ({
  appsServer: { url },
  request,
}) => {
  test.setTimeout(CHECKING_MS)
  const apps = [PRESENT_KIT_APP, FORMER_KIT_APP, CHECKED_APP].map(({ module }) => module)
  const before = await readApp(request, CHECKED_APP.module)
  const { code, output } = await check(url, ...apps)
  expect(output).toMatch(/^kit-present\tversion 1\tpasses, mounted after \d+ ms$/m)
  expect(output).toMatch(/^kit-former\tversion 1\tfails: it needs major 0 of the kit, and the build has 1$/m)
  expect(output).toMatch(/^checked\tversion 1\tpasses/m)
  expect(output).toMatch(
    /^checked\tversion 2\tfails: it failed while it was starting: .*this version cannot mount/m,
  )
  expect(output).toMatch(/^2 passed, 2 failed$/m)
  expect(code).toBe(1)
  // Nobody's version was taken back.
  expect(await readApp(request, CHECKED_APP.module)).toEqual(before)
})
