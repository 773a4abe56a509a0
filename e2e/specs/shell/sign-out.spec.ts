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

test('a refused logout leaves the session open, and a confirmed one ends it in every tab until the user signs in again [SHELL-011, SHELL-012, SHELL-013, ERR-031]', async ({
  signIn,
  request,
  context,
  watch,
}) => {
  const first = await signIn('manager', AUDIT_PATH)
  await expect(tableRows(first).first()).toBeVisible()
  const token = (await context.cookies()).find(({ name }) => name === TOKEN_COOKIE)?.value ?? ''
  const sendWithToken = () => request.get('/api/user/info', { headers: { authorization: `Bearer ${token}` } })

  await test.step('a confirmation is required [SHELL-011]', async () => {
    await userMenu(first).click()
    await first.getByRole('menuitem', { name: 'Log out' }).click()
    await first.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(first.getByRole('dialog')).toBeHidden()
    expect((await sendWithToken()).status()).toBe(200)
  })

  await test.step('a logout that the server refuses [SHELL-013]', async () => {
    watch.expect(/status of 503|status 503/)
    await first.route('**/api/logout', (route) => route.fulfill({ status: 503, body: '' }))
    await logOut(first)
    await expect(first.getByText('Server Error').first()).toBeVisible()
    await expect(first).toHaveURL(new RegExp(AUDIT_PATH))
    await expect(tableRows(first).first()).toBeVisible()
    await first.unroute('**/api/logout')
  })

  await test.step('one tab signs out the other [SHELL-011, SHELL-012, ERR-031]', async () => {
    // Requests that one tab still sends as the other signs out are refused.
    watch.expect(SESSION_OVER)
    const second = await context.newPage()
    await second.goto(AUDIT_PATH)
    await expect(tableRows(second).first()).toBeVisible()

    await logOut(first)
    await second.waitForURL((url) => url.pathname === LOGIN_PATH)
    await first.waitForURL((url) => url.pathname === LOGIN_PATH)
    expect((await context.cookies()).some(({ name }) => name === TOKEN_COOKIE)).toBe(false)
    expect((await sendWithToken()).status()).toBe(401)

    await submitSignIn(first, 'manager')
    await expect(homeChart(first)).toBeVisible()
    await second.waitForURL((url) => url.pathname === HOME_PATH)
    await expect(homeChart(second)).toBeVisible()
  })
})
