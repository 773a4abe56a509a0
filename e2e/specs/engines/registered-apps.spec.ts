import type { Engine } from '@console/build/browser'
import { subApp } from '@console/contracts'
import { expect, journey as base } from '../../engines/journey.ts'
import { AUDIT_PATH } from '../../fixtures/console-pages.ts'
import { APPS_START_LIMIT_MS, findAppsServer } from '../../fixtures/registered-apps/apps-test.ts'
import { readOutcome } from '../../fixtures/registered-apps/hostile-outcome.ts'
import { startOtherHost } from '../../fixtures/registered-apps/other-host.ts'
import {
  FORMER_KIT_APP,
  HOSTILE_APP,
  PRESENT_KIT_APP,
  TEAM_APPS,
} from '../../fixtures/registered-apps/team-apps.ts'

const journey = base.extend<{ appsServer: Awaited<ReturnType<typeof findAppsServer>> }>({
  appsServer: [async ({}, provide) => provide(await findAppsServer()), { timeout: APPS_START_LIMIT_MS }],

  baseURL: async ({ appsServer }, provide) => provide(appsServer.url),
})

journey('apps of other teams: opened from the menu, used, and left', async ({ tab, enter }) => {
  await enter('manager', AUDIT_PATH)
  await tab.getByRole('table').first().waitForVisible()
  for (const { module, heading } of [...TEAM_APPS, PRESENT_KIT_APP, FORMER_KIT_APP])
    await journey.step(module, async () => {
      await tab.getByRole('link', { name: `App ${module}` }).click()
      const app = tab.getByRole('region', { name: module })
      await app.getByRole('heading', { name: heading }).waitForVisible()
      await app.getByRole('button', { name: 'Count 0' }).click()
      await app.getByRole('button', { name: 'Count 1' }).waitForVisible()
      await app.getByRole('button', { name: 'Ask the console' }).click()
      await app.getByRole('status').waitForText('Answer 200')
      await app.getByRole('button', { name: 'Details' }).click()
      await app.getByRole('heading', { name: `Details of ${module}` }).waitForVisible()
      await tab.waitForUrl(({ pathname }) => pathname === `${subApp.PAGES_PATH}${module}/details`)
      await app.getByRole('button', { name: 'Leave' }).click()
      await tab.getByRole('table').first().waitForVisible()
      await tab.waitForTitle(/Audit log/)
    })
})

/**
 * Connections to another host that no policy lets through: the connection that a hint of WebKit opens, without a request. What
 * an app could tell by it is a name of its choice (docs/decisions/0132).
 */
const ARRIVES: Readonly<Record<Engine, readonly string[]>> = {
  chromium: [],
  firefox: [],
  webkit: ['connection'],
}

/** Parts that an engine has not got, on some systems. */
const ABSENT: Readonly<Record<Engine, readonly string[]>> = {
  chromium: ['device: bluetooth', 'device: contacts', 'device: share'],
  firefox: [
    'device: bluetooth',
    'device: contacts',
    'device: features that the console has',
    'device: files',
    'device: fonts',
    'device: hid',
    'device: idle times',
    'device: motion',
    'device: payment',
    'device: serial',
    'device: share',
    'device: usb',
    'other host: fetch later',
  ],
  webkit: [
    'device: MIDI',
    'device: a passkey',
    'device: a protocol of its own',
    'device: bluetooth',
    'device: contacts',
    'device: features that the console has',
    'device: files',
    'device: fonts',
    'device: hid',
    'device: idle times',
    'device: motion',
    'device: passwords',
    'device: payment',
    'device: serial',
    'device: share',
    'device: usb',
    'device: who is signed in elsewhere',
    'other host: a call between browsers',
    'other host: fetch later',
    'other host: transport',
    'screen: a picture over others',
    'screen: orientation',
    'storage: private files',
  ],
}

journey('an app in a frame that tries to steal gets nothing', async ({ engine, enter, tab, expected }) => {
  // Each refusal is an error on the browser's console, in words of its own.
  expected.push(/./)
  const other = await startOtherHost()
  await enter('manager', `${subApp.PAGES_PATH}${HOSTILE_APP.module}?other=${other.origin}`)
  const outcome = await readOutcome(async () => (await tab.url()).href)
  expect(outcome.gained).toEqual([])
  expect(outcome.tried).toBeGreaterThan(150)
  expect(ABSENT[engine]).toEqual(expect.arrayContaining(outcome.absent))
  expect(other.arrived()).toEqual(ARRIVES[engine])
  expect((await tab.url()).pathname).toBe(`${subApp.PAGES_PATH}${HOSTILE_APP.module}/done`)
  await tab.waitForTitle(/App hostile/)
  await tab.getByRole('link', { name: 'Audit log' }).click()
  await tab.getByRole('table').first().waitForVisible()
  await other.stop()
})
