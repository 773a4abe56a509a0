import { message, type user } from '@console/contracts'
import {
  AUDIT_PATH,
  HOME_PATH,
  namesInUserMenu,
  PHONE,
  PREFERENCES,
  userMenu,
} from '../../fixtures/console-pages.ts'
import { servePlainHost } from '../../fixtures/plain-host.ts'
import { ProbeApp, PROBE_PATH } from '../../fixtures/probe-app.ts'
import { expect, test } from '../../fixtures/test.ts'

test('another business type reaches the page and its messages without a reload [SHELL-056, SHELL-059, SHELL-061]', async ({
  signIn,
  page,
}) => {
  await new ProbeApp(page).install()
  const requestedIds: number[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== message.popups.path) return
    requestedIds.push((request.postDataJSON() as { businessTypeId: number }).businessTypeId)
  })
  await signIn('manager', PROBE_PATH)
  const drawn = page.getByText(/^mount 1 \|/)
  await expect(drawn).toContainText('| Winter renewals |')
  await expect.poll(() => requestedIds.length).toBe(1)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  await page.getByRole('combobox', { name: 'Business' }).click()
  const options = page.locator('.ant-select-item-option')
  await expect(options.first()).toBeVisible()
  await options.filter({ hasText: 'Roadside upgrade' }).click()
  await expect(drawn).toContainText('| Roadside upgrade |')
  await expect.poll(() => requestedIds.length).toBe(2)
  expect(new Set(requestedIds).size).toBe(2)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('the header shows zone, certification and person, and leads to the user menu, the release notes and the home page [SHELL-056, SHELL-057, SHELL-063, SHELL-064, SHELL-067, SHELL-068, SHELL-069, SHELL-070, SHELL-073]', async ({
  signIn,
  page,
  watch,
  expectAccessible,
}) => {
  watch.expect(/is no filter/)
  const header = page.getByRole('banner')
  await signIn('manager', `${AUDIT_PATH}?userName=Chen%20Hao`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ - Chen Hao$/)
  await expect(header.getByText('Asia/Shanghai')).toBeVisible()
  await expect(header.getByText('Certified', { exact: true })).toBeVisible()
  await expectAccessible()
  expect(await namesInUserMenu(page)).toEqual([
    'Company information',
    expect.stringMatching(/^API (credentials|clients)$/),
    'Change password',
    'Two-step verification',
    'Active sessions',
    'Scheduled reports',
    'Release notes',
    ...PREFERENCES,
  ])

  await userMenu(page).click()
  const [notes] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('menuitem', { name: 'Release notes' }).click(),
  ])
  watch.watch(notes)
  await expect(notes.getByRole('heading', { level: 1, name: 'Release notes' })).toBeVisible()
  expect(new URL(notes.url()).pathname).toBe('/assistant-console/release-notes')
  await notes.close()
  await expect(page).toHaveURL(new RegExp(AUDIT_PATH))

  await page.getByRole('link', { name: /, home$/ }).click()
  await page.waitForURL((url) => url.pathname === HOME_PATH)
})

test('an unknown business type of the user record is replaced by a bound one [SHELL-059]', async ({
  signIn,
  page,
}) => {
  await servePlainHost(page)
  await page.route('**/api/user/info', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: user.UserInfo }
    answer.data.selectedBusinessTypeId = 999_999
    await route.fulfill({ response, json: answer })
  })
  await signIn('manager', AUDIT_PATH)
  await expect(page.getByRole('banner').getByText('Winter renewals')).toBeVisible()
})

test.describe('on a Chinese phone', () => {
  test.use({ locale: 'zh-CN', viewport: PHONE })
  test('the menu has the business switch, the zone and the badge [SHELL-054, SHELL-056, SHELL-059, SHELL-063]', async ({
    signIn,
    page,
    expectAccessible,
  }) => {
    await new ProbeApp(page).install()
    await signIn('manager', PROBE_PATH)
    await expect(page.getByText(/^mount 1 \| zh/)).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: '打开菜单' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByText('Asia/Shanghai')).toBeVisible()
    await expect(drawer.getByText('已认证')).toBeVisible()
    await expectAccessible()
    await drawer.getByRole('combobox', { name: '业务' }).click()
    await page.locator('.ant-select-item-option').filter({ hasText: 'Claims call-back' }).click()
    await expect(page.getByText(/^mount 1 \|/)).toContainText('| Claims call-back |')
  })
})
