import type { Locator, Page } from '@playwright/test'
import { AUDIT_PATH, follow, tableRows } from '../../fixtures/console-pages.ts'
import { servePlainHost } from '../../fixtures/plain-host.ts'
import { installProbes, ProbeApp, type ProbeFault } from '../../fixtures/probe-app.ts'
import { expect, test } from '../../fixtures/test.ts'

/** Logs of the browser and the host about a failure that a test brings about. */
const ABOUT_THE_PROBE = /probe|status of 503|LoadError|import-html-entry|single-spa/

function card(page: Page): Locator {
  return page.getByRole('main').getByRole('alert')
}

/** Expects the rest of the console to work: its menu leads to a working page. */
async function expectAuditWorks(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(tableRows(page).first()).toBeVisible()
}

const GHOST_PATH = '/console/ghost/page'

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

test('a failing sub-app shows an error card with Retry, and neither it nor a menu item of an unknown page disturbs the rest [SHELL-050, SHELL-051, ERR-022, ERR-023]', async ({
  page,
  signIn,
  watch,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  await page.clock.install()
  // The apps are loaded when they are opened, not in idle time. After the clock, which has idle time of its own.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const faulty = failures.map((failure) => ({
    ...failure,
    probe: new ProbeApp(page, { module: `probe-${failure.fault.toLowerCase()}` }),
  }))
  const [hanging, late] = [
    new ProbeApp(page, { module: 'probe-hanging' }),
    new ProbeApp(page, { module: 'probe-late' }),
  ]
  const ghost = { id: 'ghost', name: 'Ghost', path: GHOST_PATH, component: 'ghost/GhostPage' }
  await installProbes(page, [...faulty.map(({ probe }) => probe), hanging, late], [ghost])
  await signIn('manager', AUDIT_PATH)
  await expect(tableRows(page).first()).toBeVisible()

  watch.expect(ABOUT_THE_PROBE)
  for (const { probe, fault, title, reason } of faulty)
    await test.step(`${fault} [SHELL-050, ERR-022]`, async () => {
      probe.fault = fault
      await follow(page, probe.path)
      await expect(card(page).getByRole('heading', { name: title })).toBeVisible()
      await expect(card(page)).toContainText(reason)
      await expectAccessible()
      expect(await page.evaluate(() => 'wasTampered' in window)).toBe(false)

      await expectAuditWorks(page)
      await page.getByRole('link', { name: probe.title }).click()
      await expect(card(page)).toBeVisible()

      probe.fault = 'none'
      await card(page).getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByRole('heading', { name: 'Probe page' })).toBeVisible()
      await expect(card(page)).toBeHidden()
      await expectAuditWorks(page)
    })

  await test.step('a server that hangs [SHELL-050, ERR-023]', async () => {
    hanging.fault = 'hanging'
    await follow(page, hanging.path)
    await expect.poll(() => hanging.requests.some((address) => address.includes('index.js'))).toBe(true)
    await page.clock.fastForward(15_000)
    await expect(card(page).getByRole('heading', { name: 'Loader timed out!' })).toBeVisible()

    hanging.fault = 'none'
    await card(page).getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: 'Probe page' })).toBeVisible()
    await expectAuditWorks(page)
  })

  await test.step('a temporary 503 is retried unnoticed [SHELL-050]', async () => {
    late.fault = 'unavailable'
    page.on('response', (response) => {
      if (response.status() === 503) late.fault = 'none'
    })
    await follow(page, late.path)
    await expect(page.getByRole('heading', { name: 'Probe page' })).toBeVisible()
    expect(late.requests.filter((address) => address.includes('index.js'))).toEqual([
      `${late.folder}index.js`,
      `${late.folder}index.js?retry=2`,
    ])
  })

  await test.step('a menu item of an unknown page fails alone [SHELL-051]', async () => {
    watch.expect(/Module not found/)
    await follow(page, GHOST_PATH)
    await expect(card(page)).toContainText('ghost/GhostPage')
    await expectAuditWorks(page)
  })
})

test('a registry that is not JSON is reported, and Retry starts the console after recovery [SHELL-045]', async ({
  page,
  signIn,
}) => {
  let isBroken = true
  await servePlainHost(page)
  await page.route('**/console/sub-apps.json', async (route) => {
    if (isBroken) await route.fulfill({ contentType: 'text/html', body: '<h1>proxy</h1>' })
    else await route.continue()
  })
  await signIn('manager', AUDIT_PATH)
  await expect(page.getByRole('alert')).toContainText('/console/sub-apps.json is not JSON')
  isBroken = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(tableRows(page).first()).toBeVisible()
})
