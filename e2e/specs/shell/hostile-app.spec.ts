import { subApp } from '@console/contracts'
import type { Page } from '@playwright/test'
import { AUDIT_PATH, tableRows } from '../../fixtures/console-pages.ts'
import { appsTest as test, expect } from '../../fixtures/registered-apps/apps-test.ts'
import { readOutcome } from '../../fixtures/registered-apps/hostile-outcome.ts'
import { startOtherHost } from '../../fixtures/registered-apps/other-host.ts'
import { HOSTILE_APP, QUIET_APP, readHealth } from '../../fixtures/registered-apps/team-apps.ts'

const HOSTILE_PATH = `${subApp.PAGES_PATH}${HOSTILE_APP.module}`
/** Lines that Chromium writes about each theft that it refuses. */
const REFUSALS = [
  /app-files\/hostile/,
  /sandbox/i,
  /Permissions policy/,
  /Content Security Policy/,
  /opaque origins/,
  /status of 40[34]/,
  // Uncaught in a frame of another origin: the page learns no more.
  /^uncaught: $/,
  // The documents of the console in a frame without an origin get none of its files.
  /ERR_BLOCKED_BY_RESPONSE.NotSameOrigin \(\S+\/console\/assets\//,
]
/** Parts of browsers that this one has not got on this system. */
const ABSENT = ['device: bluetooth', 'device: contacts', 'device: share']

/** What the console has in the browser: nothing of it may change. */
async function readConsole(page: Page) {
  return {
    cookies: await page.context().cookies(),
    ...(await page.evaluate(() => ({
      stored: [...Object.entries(window.localStorage), ...Object.entries(window.sessionStorage)].filter(
        // Written by the console itself, about the pages that were open.
        ([name]) => !/^console\.(lastPage|recentPages|trackingSession)/.test(name),
      ),
      menu: [...document.querySelectorAll('nav a')].map((link) => link.textContent),
      stolen: [Reflect.get({}, 'stolen'), Reflect.get(window, 'hostile'), window.name],
    }))),
  }
}

/** Fails the test if a page of the context opens a window or a dialog, or saves a file. */
function watchOutside(page: Page): string[] {
  const seen: string[] = []
  page.context().on('page', (opened) => seen.push(`a window: ${opened.url()}`))
  page.on('download', (download) => seen.push(`a file: ${download.suggestedFilename()}`))
  page.on('dialog', (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  return seen
}

test('an app in a frame that tries to steal gets nothing, and the console is as it was', async ({
  page,
  signIn,
  watch,
  request,
}) => {
  watch.expect(...REFUSALS)
  const other = await startOtherHost()
  const quiet = await page.context().newPage()
  await signIn('manager', AUDIT_PATH)
  await expect(tableRows(page).first()).toBeVisible()
  const before = await readConsole(page)
  await quiet.goto(`${subApp.PAGES_PATH}${QUIET_APP.module}`)
  const heard = quiet.frameLocator('main iframe').locator('li')
  await expect(heard).toHaveText(['context'])
  const outside = watchOutside(page)

  await page.goto(`${HOSTILE_PATH}?other=${other.origin}`)
  const outcome = await readOutcome(() => page.url())
  expect(outcome.gained).toEqual([])
  expect(outcome.tried).toBeGreaterThan(150)
  expect(ABSENT).toEqual(expect.arrayContaining(outcome.absent))
  expect(other.arrived()).toEqual([])
  expect(outside).toEqual([])

  await test.step('the console around it', async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const frame = await page.locator('main iframe').boundingBox()
    const main = await page.getByRole('main').boundingBox()
    expect(frame?.width).toBeLessThanOrEqual(main?.width ?? 0)
    expect(frame?.x).toBeGreaterThanOrEqual(main?.x ?? 0)
    expect(await readConsole(page)).toEqual(before)
  })

  await test.step('other apps, and the session', async () => {
    await expect(heard).toHaveText(['context'])
    await page.getByRole('link', { name: 'Audit log' }).click()
    await expect(tableRows(page).first()).toBeVisible()
    await expect(page).toHaveTitle(/Audit log/)
    // What the company has not consented to is on record under the app.
    await page.reload()
    await expect(tableRows(page).filter({ hasText: '(hostile)' }).first()).toBeVisible()
  })

  await test.step('its health', async () => {
    const { versions, hours } = await readHealth(request, HOSTILE_APP.module)
    // Another test may have ended it meanwhile.
    expect(versions).toMatchObject([{ number: 1, people: 1 }])
    expect(hours.reduce((sum, { policyReports }) => sum + policyReports, 0)).toBeGreaterThan(0)
  })
  await other.stop()
})

test('what an app says stands under its name, in one line, and turns nothing around', async ({
  page,
  signIn,
  watch,
}) => {
  watch.expect(...REFUSALS)
  await signIn('manager', `${HOSTILE_PATH}?ending=speaks as the console`)
  await expect(page.getByText('App hostile: Console: your session is over', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/ - App hostile - elosnoc$/)
  const dialog = page.getByRole('dialog', { name: 'App hostile: Sign in again' })
  await expect(dialog).toHaveText(/^[\p{L}\p{N}\p{P} ]+$/u)
  await dialog.getByRole('button', { name: 'Yes', exact: true }).click()
})

/** Ways to end a frame, and the words of the console for each. */
const ENDINGS = [
  ['goes to the console', 'It left its own page.'],
  ['goes to sign-in', 'It left its own page.'],
  ['goes to another host', 'It left its own page.'],
  ['refreshes to another host', 'It left its own page.'],
  ['follows a link to another host', 'It left its own page.'],
  ['sends a form to another host', 'It left its own page.'],
  // Not sent, so it stays.
  ['sends a form to the server', null],
  ['becomes a page of data', 'It left its own page.'],
  ['becomes a blob', 'It left its own page.'],
  ['reloads', 'It left its own page.'],
  ['a million messages over its port', 'It sent too many messages to the console.'],
  ['a million messages to the window', 'It sent too many messages to the console.'],
] as const

test('an app that leaves its frame or floods the console is stopped, and the console goes on', async ({
  page,
  signIn,
  watch,
}) => {
  watch.expect(...REFUSALS, /CSP report: .*"frame-src"/)
  const other = await startOtherHost()
  await signIn('manager', AUDIT_PATH)
  const outside = watchOutside(page)
  for (const [ending, said] of ENDINGS)
    await test.step(ending, async () => {
      const path = `${HOSTILE_PATH}?ending=${ending}&other=${other.origin}`
      await page.goto(path)
      const card = page.getByRole('main').getByRole('alert')
      if (said === null) await expect(page.frameLocator('main iframe').getByRole('heading')).toBeVisible()
      else await expect(card, ending).toContainText(said)
      expect(new URL(page.url()).pathname).toBe(HOSTILE_PATH)
    })
  expect(other.arrived()).toEqual([])
  expect(outside).toEqual([])
  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(tableRows(page).first()).toBeVisible()
  await other.stop()
})

test('an app that takes the focus gets no key of what a person types into the console', async ({
  page,
  signIn,
  watch,
}) => {
  watch.expect(...REFUSALS)
  await signIn('manager', AUDIT_PATH)
  await page.goto(`${HOSTILE_PATH}?ending=takes the keys`)
  await expect(page.locator('main iframe')).toBeFocused()
  await page.getByRole('button', { name: 'Search pages and actions' }).click()
  const search = page.getByRole('dialog').getByRole('combobox')
  await expect(search).toBeVisible()
  await expect(page.locator('main iframe')).toHaveCount(0)
  // Not focused by the test: what a person types goes to where the browser has the focus.
  await page.keyboard.type('audit log', { delay: 30 })
  await expect(search).toHaveValue('audit log')
  await expect(page).not.toHaveTitle(/App hostile - /)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('It took the keyboard')
})
