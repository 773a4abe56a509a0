import { AUDIT_PATH, homeChart, HOME_PATH, LOGIN_PATH } from '../../fixtures/console-pages.ts'
import { expect, test } from '../../fixtures/test.ts'

test('the roots are replaced by the first page of the menu [SHELL-021, SHELL-023]', async ({
  signIn,
  page,
}) => {
  await signIn('manager', '/')
  await page.waitForURL((url) => url.pathname === HOME_PATH)
  await expect(homeChart(page)).toBeVisible()
  for (const root of ['/console', '/console/']) {
    await page.goto(root)
    await page.waitForURL((url) => url.pathname === HOME_PATH)
    await expect(homeChart(page)).toBeVisible()
  }
})

for (const { username, sees, ofThePage } of [
  // Nothing of an app without any page for them is requested, not even in idle time.
  { username: 'provider-unverified', sees: 'nothing of its app', ofThePage: '/assets/audit/' },
  // Idle time warms the app up for the page that they may see.
  { username: 'master', sees: 'another page of its app', ofThePage: 'page-audit-log' },
] as const) {
  test(`a page that the account may not see, which sees ${sees}, is not loaded at all [SHELL-028, SHELL-034, ERR-025]`, async ({
    signIn,
  }) => {
    const requests: string[] = []
    const page = await signIn(username, '/console/error/403')
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto(AUDIT_PATH)
    await expect(page.getByText('You do not have access to this page')).toBeVisible()
    expect(
      requests.filter((path) => path.startsWith('/api/dolphin-ai/audit') || path.includes(ofThePage)),
    ).toEqual([])
  })
}

test('forgotten password and registration open without a token [SHELL-014, SHELL-022]', async ({ page }) => {
  for (const address of ['/console/sso/forget-password', '/console/sso/register']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).pathname).not.toBe(LOGIN_PATH)
  }
})

test('the document title follows the page, the menu lists the authorised pages, and the sidebar stays collapsed after a reload [SHELL-034, SHELL-044, SHELL-052, SHELL-053, SHELL-058]', async ({
  signIn,
}) => {
  const page = await signIn('manager', AUDIT_PATH)
  await expect(page).toHaveTitle(/.+ - .*[Aa]udit/)
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expect(
    page
      .getByRole('link', { name: /audit/i })
      .or(page.getByRole('menuitem', { name: /audit/i }))
      .first(),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible()
})

test('below 768 px the menu is a drawer opened from the header [SHELL-054]', async ({
  signIn,
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('manager', AUDIT_PATH)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /audit log/i })).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText(/audit/i).first()).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})
