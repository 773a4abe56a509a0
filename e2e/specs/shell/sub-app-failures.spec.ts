import type { Locator, Page } from '@playwright/test'
import { tableRows } from '../../fixtures/console-pages.ts'
import { PROBE_PATH, ProbeApp, type ProbeFault } from '../../fixtures/probe-app.ts'
import { expect, test } from '../../fixtures/test.ts'

/** What the browser and the host log about a failure that a test brings about. */
const ABOUT_THE_PROBE = /probe|status of 503|LoadError|import-html-entry|single-spa/

function card(page: Page): Locator {
  return page.getByRole('main').getByRole('alert')
}

/** The rest of the console: its menu leads to a working page. */
async function expectAuditWorks(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(tableRows(page).first()).toBeVisible()
}

const failures: { fault: ProbeFault; title: string; reason: RegExp }[] = [
  { fault: 'unavailable', title: 'Error! Component failed to load', reason: /The server answered 503/ },
  { fault: 'broken', title: 'Error! Component failed to load', reason: /failed while it was starting/ },
  { fault: 'tampered', title: 'Error! Component failed to load', reason: /differs from the released one/ },
  {
    fault: 'otherKit',
    title: 'This module is not compatible with this version of the console',
    reason: /needs version 99/,
  },
]

test('a sub-app that is unavailable, broken, tampered with or made for another kit shows its error card, the rest keeps working, and Retry works after recovery [SHELL-050, ERR-022]', async ({
  page,
  signIn,
  watch,
  expectAccessible,
}) => {
  // Four faults, each in a console that has not loaded the app yet.
  test.setTimeout(180_000)
  watch.expect(ABOUT_THE_PROBE)
  const probe = new ProbeApp(page)
  await probe.install()
  for (const { fault, title, reason } of failures) {
    probe.fault = fault
    await signIn('manager', PROBE_PATH)
    await expect(card(page).getByRole('heading', { name: title })).toBeVisible()
    await expect(card(page)).toContainText(reason)
    await expectAccessible()
    expect(await page.evaluate(() => 'wasTampered' in window)).toBe(false)

    await expectAuditWorks(page)
    await page.getByRole('link', { name: 'Probe' }).click()
    await expect(card(page)).toBeVisible()

    probe.fault = 'none'
    await card(page).getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: 'Probe page' })).toBeVisible()
    await expect(card(page)).toBeHidden()
    await expectAuditWorks(page)
  }
})

test('a sub-app whose server hangs times out after 15 s, and Retry works after recovery [SHELL-050, ERR-023]', async ({
  page,
  signIn,
  watch,
}) => {
  watch.expect(ABOUT_THE_PROBE)
  const probe = new ProbeApp(page)
  await probe.install()
  probe.fault = 'hanging'
  await page.clock.install()
  await signIn('manager', PROBE_PATH)
  await expect.poll(() => probe.requests.some((address) => address.includes('index.js'))).toBe(true)
  await page.clock.fastForward(15_000)
  await expect(card(page).getByRole('heading', { name: 'Loader timed out!' })).toBeVisible()

  probe.fault = 'none'
  await card(page).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Probe page' })).toBeVisible()
  await expectAuditWorks(page)
})

test('a temporary 503 is retried unnoticed [SHELL-050]', async ({ page, signIn, watch }) => {
  watch.expect(ABOUT_THE_PROBE)
  const probe = new ProbeApp(page)
  await probe.install()
  probe.fault = 'unavailable'
  page.on('response', (response) => {
    if (response.status() === 503) probe.fault = 'none'
  })
  await signIn('manager', PROBE_PATH)
  await expect(page.getByRole('heading', { name: 'Probe page' })).toBeVisible()
  expect(probe.requests.filter((address) => address.includes('index.js'))).toEqual([
    '/console/assets/probe/1.0.0/index.js',
    '/console/assets/probe/1.0.0/index.js?retry=2',
  ])
})

test('a menu item of an unknown page fails alone; the other pages keep working [SHELL-051]', async ({
  page,
  signIn,
  watch,
}) => {
  watch.expect(/Module not found/)
  await new ProbeApp(page).install('ghost/GhostPage')
  await signIn('manager', PROBE_PATH)
  await expect(card(page)).toContainText('ghost/GhostPage')
  await expectAuditWorks(page)
})

test('a registry that is not JSON is reported, and Retry starts the console after recovery [SHELL-045]', async ({
  page,
  signIn,
}) => {
  let isBroken = true
  await page.route('**/console/sub-apps.json', async (route) => {
    if (isBroken) await route.fulfill({ contentType: 'text/html', body: '<h1>proxy</h1>' })
    else await route.continue()
  })
  await signIn('manager', '/console/msgcenter/audit')
  await expect(page.getByRole('alert')).toContainText('/console/sub-apps.json is not JSON')
  isBroken = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(tableRows(page).first()).toBeVisible()
})
