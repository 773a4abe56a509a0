import { session } from '@console/contracts'
import type { Page } from '@playwright/test'
import { demoAccounts } from '../../fixtures/accounts.ts'
import {
  AUDIT_PATH,
  follow,
  homeChart,
  HOME_PATH,
  LOGIN_PATH,
  logOut,
  namesInUserMenu,
  ORGANIZATION_PATH,
  PREFERENCES,
  submitSignIn,
  tableRows,
  userMenu,
  WORKSPACE_PATH,
} from '../../fixtures/console-pages.ts'
import { SESSION_OVER } from '../../fixtures/page-watch.ts'
import { expect, test, TOKEN_COOKIE } from '../../fixtures/test.ts'

const LANDING_PATH = {
  home: HOME_PATH,
  monitor: '/console/monitorHome',
  overview: '/console/overview',
  workspace: WORKSPACE_PATH,
  organization: ORGANIZATION_PATH,
  nothing: '/console/error/404',
  users: '/app-tenant-system/system/users',
}

/** Parts of an account's header that those of others lack. */
const HEADERS = {
  'provider-admin': async (page) =>
    expect(page.getByRole('banner').getByText('Certified', { exact: true })).toBeVisible(),
  'provider-rejected': async (page) => {
    await expect(page.getByRole('banner').getByText('Europe/London')).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Not Certified' }).hover()
    await expect(page.getByRole('tooltip')).toHaveText(
      'Please contact support@orchid.example for certification support',
    )
  },
  'provider-unverified': async (page) => {
    const header = page.getByRole('banner')
    await expect(header.getByText('Course invitations')).toBeVisible()
    await expect(header.getByText(/Certified/)).toHaveCount(0)
    await expect(header.getByRole('combobox')).toHaveCount(0)
  },
  'seat-001': async (page) =>
    expect(await namesInUserMenu(page)).toEqual([
      'Change password',
      'Two-step verification',
      'Active sessions',
      ...PREFERENCES,
    ]),
  individual: async (page) => {
    const header = page.getByRole('banner')
    await expect(header.getByText('No binding business')).toBeVisible()
    await expect(header.getByRole('combobox')).toHaveCount(0)
    await follow(page, '/console/error/404')
    await page.getByRole('link', { name: /, home$/ }).click()
    await page.waitForURL((url) => url.pathname === LANDING_PATH.users)
  },
} satisfies Partial<Record<keyof typeof demoAccounts, (page: Page) => Promise<void>>>
const headerOf: Readonly<Record<string, ((page: Page) => Promise<void>) | undefined>> = HEADERS

test('each account signs in to the first page of its menu, with its own header, certification, businesses and logo [SHELL-006, SHELL-023, SHELL-024, SHELL-025, SHELL-056, SHELL-059, SHELL-060, SHELL-063, SHELL-065, SHELL-066, SHELL-067, SHELL-068, SHELL-069, SHELL-070, SHELL-073]', async ({
  page,
  watch,
}) => {
  // Nine people, one after the other.
  test.setTimeout(180_000)
  // Requests of the header's parts may still be under way when the session ends.
  watch.expect(/status of 40[34]/, SESSION_OVER)
  await page.goto('/console/')
  for (const [username, { finds }] of Object.entries(demoAccounts)) {
    await expect(page).toHaveURL(new RegExp(`${LOGIN_PATH}\\?clientId=console`))
    await submitSignIn(page, username)
    await page.waitForURL((url) => url.pathname === LANDING_PATH[finds])
    await expect(userMenu(page)).toBeVisible()
    if (finds === 'home') await expect(homeChart(page)).toBeVisible()
    if (finds === 'monitor') await expect(page.getByRole('region', { name: 'Status track' })).toBeVisible()
    if (finds === 'overview') await expect(page.getByRole('definition').first()).toBeVisible()
    if (finds === 'workspace') await expect(page.getByRole('article').first()).toBeVisible()
    if (finds === 'organization') await expect(page.getByRole('tree')).toBeVisible()
    if (finds === 'users') await expect(tableRows(page).first()).toBeVisible()
    await headerOf[username]?.(page)
    // With it comes the rest of the header, whose code would arrive while the session ends.
    await expect(page.getByRole('button', { name: /^Messages/ })).toBeVisible()
    await logOut(page)
  }
})

test('without a token no protected call is sent, and after sign-in the requested page opens with its query, for twelve hours [SHELL-001, SHELL-002, SHELL-004, SHELL-006, SHELL-007, SHELL-014]', async ({
  page,
  context,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  await page.goto(`${AUDIT_PATH}?module=session`)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  const address = new URL(page.url())
  expect(address.pathname).toBe(LOGIN_PATH)
  expect(address.searchParams.get('clientId')).toBe('console')
  expect(address.searchParams.get('redirect')).toBe(`${AUDIT_PATH}?module=session`)
  expect(calls).toEqual([])

  await submitSignIn(page, 'manager')
  await page.waitForURL((url) => url.pathname === AUDIT_PATH && url.searchParams.get('module') === 'session')
  await expect(tableRows(page).first()).toBeVisible()
  const cookie = (await context.cookies()).find(({ name }) => name === TOKEN_COOKIE)
  const secondsLeft = (cookie?.expires ?? 0) - Date.now() / 1000
  expect(secondsLeft).toBeGreaterThan(session.SESSION_ABSOLUTE_SECONDS - 300)
  expect(secondsLeft).toBeLessThanOrEqual(session.SESSION_ABSOLUTE_SECONDS)
})

test('a return path to another site is not followed [SHELL-002, SHELL-006]', async ({
  page,
  context,
  baseURL,
}) => {
  // All other forms of such a path are proven without a browser (return-path.test.ts).
  for (const target of ['//evil.example/x', 'javascript:alert(1)']) {
    await context.clearCookies()
    await page.goto(`${LOGIN_PATH}?clientId=console&redirect=${encodeURIComponent(target)}`)
    await submitSignIn(page, 'manager')
    await page.waitForURL((url) => url.pathname === HOME_PATH)
    expect(new URL(page.url()).origin).toBe(baseURL)
  }
})

test('the sign-in page is accessible in light and dark, and reports a wrong password without clearing the username [SHELL-006, SHELL-014]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(LOGIN_PATH)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectAccessible()
  await submitSignIn(page, 'seat-002', 'not-the-password')
  await expect(page.getByRole('alert')).toContainText('The account or password is wrong.')
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue('seat-002')
  await submitSignIn(page, 'nobody-of-that-name', 'not-the-password')
  await expect(page.getByRole('alert')).toContainText('The account or password is wrong.')
})

test('a locked account shows how long to wait, also with the right password [SHELL-006]', async ({
  page,
  playwright,
  baseURL,
  watch,
}) => {
  watch.expect(/status of 429/)
  const guess = async (address: string) => {
    const attacker = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { 'x-forwarded-for': address },
    })
    await attacker.post(session.login.path, {
      data: { username: 'seat-012', password: 'guess', clientId: session.CLIENT_ID },
    })
    await attacker.dispose()
  }
  // Five free tries an address: two networks reach the ten failures that lock the account for everyone.
  for (const network of ['192.0.2.7', '198.51.100.7'])
    for (let tries = 0; tries < 5; tries++) await guess(network)
  await page.goto(LOGIN_PATH)
  await submitSignIn(page, 'seat-012')
  await expect(page.getByRole('alert')).toContainText('Too many attempts')
  // Its spinner may still be leaving, and is part of its name until then.
  await expect(page.getByRole('button', { name: /Sign in$/ })).toBeDisabled()
})

test('a forged or malformed token ends on the login page with the return path [SHELL-003]', async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  watch.expect(/status of 401/)
  for (const token of ['A'.repeat(43), 'not-a-token-at-all']) {
    await context.addCookies([{ name: TOKEN_COOKIE, value: token, url: baseURL ?? '' }])
    await page.goto(AUDIT_PATH)
    await page.waitForURL(
      (url) => url.pathname === LOGIN_PATH && url.searchParams.get('redirect') === AUDIT_PATH,
    )
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  }
})

test('a session that ends while the page is open, and twelve hours, lead to the login page, which keeps the address [SHELL-007, SHELL-017, ERR-006]', async ({
  signIn,
  page,
  request,
  context,
  watch,
}) => {
  watch.expect(SESSION_OVER)
  await page.clock.install()
  await signIn('quality', AUDIT_PATH)
  await expect(tableRows(page).first()).toBeVisible()
  await test.step('the server ends the session [SHELL-017, ERR-006]', async () => {
    const token = (await context.cookies()).find(({ name }) => name === TOKEN_COOKIE)?.value ?? ''
    const ended = await request.post(session.logout.path, {
      headers: { authorization: `Bearer ${token}` },
      data: { token, clientId: session.CLIENT_ID },
    })
    expect(ended.ok()).toBe(true)
    const atLogin = page.waitForURL((url) => url.pathname === LOGIN_PATH)
    // A call of the page itself may come first: then the button is hidden.
    await Promise.race([page.getByRole('button', { name: 'Inquire' }).click(), atLogin])
    await atLogin
    expect(new URL(page.url()).searchParams.get('redirect')).toContain(AUDIT_PATH)
  })

  await test.step('twelve hours [SHELL-007]', async () => {
    await submitSignIn(page, 'quality')
    await page.waitForURL((url) => url.pathname === AUDIT_PATH)
    await expect(tableRows(page).first()).toBeVisible()
    const cookie = (await context.cookies()).find(({ name }) => name === TOKEN_COOKIE)
    expect(cookie).toBeDefined()
    await page.clock.fastForward('12:01:00')
    await page.waitForURL((url) => url.pathname === LOGIN_PATH)
    expect(new URL(page.url()).searchParams.get('redirect')).toContain(AUDIT_PATH)
  })
})
