import type { Page } from '@playwright/test'
import { AUDIT_PATH, tableRows, userMenu } from '../../fixtures/console-pages.ts'
import { installProbes, PROBE_PATH, ProbeApp } from '../../fixtures/probe-app.ts'
import { expect, test } from '../../fixtures/test.ts'

const probeHeading = (page: Page) => page.getByRole('heading', { name: 'Probe page' })
const probeText = (page: Page) => page.getByRole('main').getByRole('paragraph')

declare global {
  // oxlint-disable-next-line no-var -- a property of the page's global object
  var globalsLookedAt: Set<string> | undefined
}

async function choose(page: Page, item: RegExp): Promise<void> {
  await userMenu(page)
    .or(page.getByRole('button', { name: /用户菜单/ }))
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('sandboxed sub-apps mount one by one into one viewport, get their context and its changes, and have leaks listed [SHELL-047, SHELL-048]', async ({
  page,
  signIn,
  watch,
}) => {
  const untidy = new ProbeApp(page, { module: 'untidy', isUntidy: true })
  await installProbes(page, [new ProbeApp(page), untidy])
  await signIn('manager', `${PROBE_PATH}?a=1`)
  await test.step('what it gets when it mounts [SHELL-048]', async () => {
    await expect(probeText(page)).toHaveText(
      `mount 1 | en | light | Winter renewals | Asia/Shanghai | manager | ${PROBE_PATH}?a=1 | token`,
    )
  })

  await test.step('sandbox and viewport [SHELL-047]', async () => {
    expect(await page.evaluate(() => ['probeWasHere', 'probe'].filter((name) => name in window))).toEqual([])
    await page.getByRole('link', { name: 'Audit log' }).click()
    await expect(tableRows(page).first()).toBeVisible()
    await expect(probeHeading(page)).toBeHidden()
    await expect(page.locator('[data-sub-app-root]')).toHaveCount(1)
    await page.goBack()
    await expect(probeText(page)).toContainText('mount 2 |')
    await expect(page.locator('[data-sub-app-root]')).toHaveCount(1)
  })

  await test.step('every later change, without a new mount [SHELL-048]', async () => {
    await page.getByRole('combobox', { name: 'Business' }).click()
    await page.getByTitle('Spring card activation').click()
    await expect(probeText(page)).toContainText('mount 2 | en | light | Spring card activation |')
    await choose(page, /dark/i)
    await expect(probeText(page)).toContainText('mount 2 | en | dark |')
    await choose(page, /switch to 中文/)
    await expect(probeText(page)).toContainText('mount 2 | zh | dark |')
    await choose(page, /English/)
    await expect(probeText(page)).toContainText('mount 2 | en | dark |')
  })

  await test.step('leaks of a sub-app', async () => {
    watch.expect(/WebSocket connection/)
    await page.getByRole('link', { name: untidy.title }).click()
    await expect(probeText(page)).toContainText('mount 1 |')
    await page.getByRole('link', { name: 'Audit log' }).click()
    await expect(tableRows(page).first()).toBeVisible()
    const reports = await page.evaluate(() => window.__leakLedger?.reports() ?? [])
    const [report, ...more] = reports.filter(({ module }) => module === untidy.module)
    expect(more).toEqual([])
    expect(report?.left).toMatchObject({
      listener: 2,
      timeout: 1,
      observer: 1,
      bodyChild: 1,
      headTag: 0,
      interval: 0,
    })
    await page.keyboard.press('Control+Shift+KeyD')
    const row = page.getByRole('region', { name: 'Developer panel' }).getByRole('row', { name: /^untidy/ })
    await expect(row).toContainText('body div#stray-dialog')
  })
})

test('a sub-app is mounted without a look at the interfaces of the browser, of which it would create a thousand', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    const { getOwnPropertyDescriptor } = Object
    Object.getOwnPropertyDescriptor = (object: unknown, name: PropertyKey) => {
      if (object === window) (globalThis.globalsLookedAt ??= new Set()).add(String(name))
      return getOwnPropertyDescriptor(object, name)
    }
  })
  await signIn('manager', AUDIT_PATH)
  await expect(tableRows(page).first()).toBeVisible()
  const names = await page.evaluate(() => [...(globalThis.globalsLookedAt ?? [])])
  expect(names).toContain('document')
  expect(names).not.toContain('RTCPeerConnection')
  expect(names.filter((name) => /^[A-Z]/.test(name)).length).toBeLessThan(60)
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
  // The bell and its code follow the first page.
  await expect(page.getByRole('banner').getByRole('button', { name: /^Messages/ })).toBeVisible()
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

test('once a page is quiet, the sub-apps that a person opens most are prefetched first', async ({
  page,
  signIn,
}) => {
  const probe = new ProbeApp(page)
  await probe.install()
  await signIn('manager', probe.path)
  await expect(probeHeading(page)).toBeVisible()
  // The registry names the probe last, after more apps than a visit may prefetch.
  probe.requests.length = 0
  await page.goto(AUDIT_PATH)
  await expect.poll(() => probe.requests).toHaveLength(2)
})
