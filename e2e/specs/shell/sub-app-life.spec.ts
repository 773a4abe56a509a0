import type { Page } from '@playwright/test'
import { AUDIT_PATH, tableRows, userMenu } from '../../fixtures/console-pages.ts'
import { PROBE_PATH, ProbeApp } from '../../fixtures/probe-app.ts'
import { expect, test } from '../../fixtures/test.ts'

const probeHeading = (page: Page) => page.getByRole('heading', { name: 'Probe page' })
const probeText = (page: Page) => page.getByRole('main').getByRole('paragraph')

async function choose(page: Page, item: RegExp): Promise<void> {
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a sub-app gets token, language and business type when it mounts, and every later change, without a new mount [SHELL-048]', async ({
  page,
  signIn,
}) => {
  await new ProbeApp(page).install()
  await signIn('manager', `${PROBE_PATH}?a=1`)
  await expect(probeText(page)).toHaveText(
    `mount 1 | en | light | Winter renewals | Asia/Shanghai | manager | ${PROBE_PATH}?a=1 | token`,
  )
  await page.getByRole('combobox', { name: 'Business' }).click()
  await page.getByTitle('Spring card activation').click()
  await expect(probeText(page)).toContainText('mount 1 | en | light | Spring card activation |')
  await choose(page, /dark/i)
  await expect(probeText(page)).toContainText('mount 1 | en | dark |')
  await choose(page, /switch to 中文/)
  await expect(probeText(page)).toContainText('mount 1 | zh | dark |')
})

test('globals of a sub-app stay in its sandbox; all share one viewport, and one unmounts before the next mounts [SHELL-047]', async ({
  page,
  signIn,
}) => {
  await new ProbeApp(page).install()
  await signIn('manager', PROBE_PATH)
  await expect(probeHeading(page)).toBeVisible()
  expect(await page.evaluate(() => ['probeWasHere', 'probe'].filter((name) => name in window))).toEqual([])
  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(tableRows(page).first()).toBeVisible()
  await expect(probeHeading(page)).toBeHidden()
  await expect(page.locator('[data-sub-app-root]')).toHaveCount(1)
  await page.goBack()
  await expect(probeText(page)).toContainText('mount 2 |')
  await expect(page.locator('[data-sub-app-root]')).toHaveCount(1)
})

test('hovering a menu item prefetches its sub-app: the click itself sends no request for it', async ({
  page,
  signIn,
}) => {
  // Idle time would bring it too; this test is about the pointer.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const probe = new ProbeApp(page)
  await probe.install()
  await signIn('manager', AUDIT_PATH)
  await expect(tableRows(page).first()).toBeVisible()
  expect(probe.requests).toEqual([])
  await page.getByRole('link', { name: 'Probe' }).hover()
  await expect.poll(() => probe.requests).toHaveLength(2)
  const files: string[] = []
  page.on('request', (request) => {
    if (/\.(js|css|json)(\?|$)/.test(request.url())) files.push(request.url())
  })
  await page.getByRole('link', { name: 'Probe' }).click()
  await expect(probeHeading(page)).toBeVisible()
  expect(files).toEqual([])
})

test('the sub-apps of the menu are prefetched in idle time', async ({ page, signIn }) => {
  const probe = new ProbeApp(page)
  await probe.install()
  await signIn('manager', AUDIT_PATH)
  await expect.poll(() => probe.requests).toHaveLength(2)
})

test('leaks of a sub-app are counted and listed in the developer panel', async ({ page, signIn, watch }) => {
  watch.expect(/WebSocket connection/)
  await new ProbeApp(page, { isUntidy: true }).install()
  await signIn('manager', PROBE_PATH)
  await expect(probeHeading(page)).toBeVisible()
  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(tableRows(page).first()).toBeVisible()
  const [report] = await page.evaluate(() => window.__leakLedger?.reports() ?? [])
  expect(report?.left).toMatchObject({
    listener: 2,
    timeout: 1,
    observer: 1,
    bodyChild: 1,
    headTag: 0,
    interval: 0,
  })
  await page.keyboard.press('Control+Shift+KeyD')
  const row = page.getByRole('region', { name: 'Developer panel' }).getByRole('row', { name: /^probe/ })
  await expect(row).toContainText('body div#stray-dialog')
})
