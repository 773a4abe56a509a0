import {
  AUDIT_PATH,
  homeChart,
  HOME_PATH,
  LOGIN_PATH,
  tableRows,
  logOut,
  submitSignIn,
  userMenu,
} from '../../fixtures/console-pages.ts'
import { SESSION_OVER } from '../../fixtures/page-watch.ts'
import { expect, test, TOKEN_COOKIE } from '../../fixtures/test.ts'

test('logging out requires a confirmation, ends the session, and opens the login page [SHELL-011, SHELL-012]', async ({
  signIn,
  request,
  context,
}) => {
  const page = await signIn('manager', AUDIT_PATH)
  await expect(tableRows(page).first()).toBeVisible()
  const token = (await context.cookies()).find(({ name }) => name === TOKEN_COOKIE)?.value ?? ''

  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const stillValid = await request.get('/api/user/info', { headers: { authorization: `Bearer ${token}` } })
  expect(stillValid.status()).toBe(200)

  await logOut(page)
  await page.waitForURL((url) => url.pathname === LOGIN_PATH)
  expect((await context.cookies()).some(({ name }) => name === TOKEN_COOKIE)).toBe(false)
  const refused = await request.get('/api/user/info', { headers: { authorization: `Bearer ${token}` } })
  expect(refused.status()).toBe(401)
})

test('signing out in one tab signs out the other, signing in brings both back [SHELL-012, ERR-031]', async ({
  signIn,
  context,
  watch,
}) => {
  // What one tab still says as the other signs out is refused.
  watch.expect(SESSION_OVER)
  const first = await signIn('manager', AUDIT_PATH)
  await expect(tableRows(first).first()).toBeVisible()
  const second = await context.newPage()
  await second.goto(AUDIT_PATH)
  await expect(tableRows(second).first()).toBeVisible()

  await logOut(first)
  await second.waitForURL((url) => url.pathname === LOGIN_PATH)
  await first.waitForURL((url) => url.pathname === LOGIN_PATH)

  await submitSignIn(first, 'manager')
  await expect(homeChart(first)).toBeVisible()
  await second.waitForURL((url) => url.pathname === HOME_PATH)
  await expect(homeChart(second)).toBeVisible()
})

test('a logout that the server refuses shows why and keeps the session [SHELL-013]', async ({
  signIn,
  watch,
}) => {
  watch.expect(/status of 503|status 503/)
  const page = await signIn('manager', AUDIT_PATH)
  await expect(tableRows(page).first()).toBeVisible()
  await page.route('**/api/logout', (route) => route.fulfill({ status: 503, body: '' }))
  await logOut(page)
  await expect(page.getByText('Server Error').first()).toBeVisible()
  await expect(page).toHaveURL(new RegExp(AUDIT_PATH))
  await expect(tableRows(page).first()).toBeVisible()
})
