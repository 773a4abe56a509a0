import { AUDIT_PATH, homeChart, HOME_PATH, LOGIN_PATH, PHONE } from '../../fixtures/console-pages.ts'
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

for (const { username, sees, ofThePage, areas } of [
  // Nothing of an app without any page for them is requested, not even in idle time.
  {
    username: 'provider-unverified',
    sees: 'nothing of its app',
    ofThePage: '/assets/audit/',
    areas: ['Accounts', 'Projects'],
  },
  // Idle time warms the app up for the page that they may see.
  {
    username: 'master',
    sees: 'another page of its app',
    ofThePage: 'page-audit-log',
    areas: ['Home', 'Workspace', 'Monitor', 'Statistics', 'Sessions', 'Quality', 'Labels', 'CRM', 'Logs'],
  },
] as const) {
  test(`a page that the account may not see, which sees ${sees}, is not loaded at all, and is in no menu [SHELL-028, SHELL-034, SHELL-052, ERR-025]`, async ({
    signIn,
    page,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await signIn(username, AUDIT_PATH)
    await expect(page.getByText('You do not have access to this page')).toBeVisible()
    const rail = page.getByRole('navigation', { name: 'Areas' })
    await expect(rail.getByRole('listitem')).toHaveText([...areas])
    await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0)
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

test('the title follows the page, and the menu has only authorised pages, stays collapsed and is a drawer below 768 px [SHELL-034, SHELL-044, SHELL-052, SHELL-053, SHELL-054, SHELL-058]', async ({
  signIn,
  expectAccessible,
}) => {
  const page = await signIn('quality', AUDIT_PATH)
  await expect(page).toHaveTitle(/.+ - .*Audit log/)
  await test.step('the menu [SHELL-034, SHELL-044, SHELL-052]', async () => {
    const rail = page.getByRole('navigation', { name: 'Areas' })
    await expect(rail.getByRole('listitem')).toHaveText([
      'Workspace',
      'Monitor',
      'Statistics',
      'Sessions',
      'Digital twin',
      'Knowledge',
      'Quality',
      'Annotation',
      'Voiceprint',
      'Logs',
      'Realtime QA',
    ])
    const links = page.getByRole('complementary', { name: 'Menu' }).getByRole('link')
    // An area of one page is that page's link.
    await expect(links.filter({ hasNotText: 'Orchid' })).toHaveText([
      'Workspace',
      'Realtime QA',
      'Message history',
      'Audit log',
    ])
  })

  await test.step('the collapsed sidebar [SHELL-053]', async () => {
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Expand sidebar' }).click()
    await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible()
  })

  await test.step('below 768 px [SHELL-054]', async () => {
    await page.setViewportSize(PHONE)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Audit log' })).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByText('Audit log').first()).toBeVisible()
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  })
})
