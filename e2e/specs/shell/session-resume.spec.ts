import { session } from '@console/contracts'
import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../fixtures/accounts.ts'
import {
  AUDIT_PATH,
  HISTORY_PATH,
  LOGIN_PATH,
  PHONE,
  tableRows,
  submitSignIn,
  userMenu,
} from '../../fixtures/console-pages.ts'
import { SESSION_OVER } from '../../fixtures/page-watch.ts'
import { expect, test, TOKEN_COOKIE } from '../../fixtures/test.ts'

const COMPANY_PATH = '/console/settings/company'
const TYPED = 'Somebody who is still being typed'

/** The server ends the session; the page learns of it with its next call. */
async function endSession(context: BrowserContext, request: APIRequestContext): Promise<void> {
  const token = (await context.cookies()).find(({ name }) => name === TOKEN_COOKIE)?.value ?? ''
  const ended = await request.post(session.logout.path, {
    headers: { authorization: `Bearer ${token}` },
    data: { token, clientId: session.CLIENT_ID },
  })
  expect(ended.ok()).toBe(true)
}

function contactDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Edit contact data' })
}

/** Half fills the company's contact form, and saves it in a session that is over. */
async function saveInEndedSession(
  page: Page,
  { context, request }: { context: BrowserContext; request: APIRequestContext },
): Promise<void> {
  await page.getByRole('button', { name: 'Edit' }).click()
  await contactDialog(page).getByLabel('Contact person').fill(TYPED)
  await endSession(context, request)
  await contactDialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
}

test('a session that ends under a half filled form resumes after sign-in, but another user starts on a page of their own [SHELL-006, SHELL-017, ERR-006]', async ({
  signIn,
  page,
  context,
  request,
  watch,
  expectAccessible,
}) => {
  watch.expect(SESSION_OVER)
  await test.step('the same user', async () => {
    const sent: string[] = []
    await signIn('manager', COMPANY_PATH)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await saveInEndedSession(page, { context, request })
    await expect(contactDialog(page)).toBeHidden()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /user menu/ })).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe(LOGIN_PATH)
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(`${COMPANY_PATH}?edit=1`)
    await expectAccessible()
    page.on('request', (sentRequest) =>
      sent.push(`${sentRequest.method()} ${new URL(sentRequest.url()).pathname}`),
    )

    await submitSignIn(page, 'manager')
    await expect(contactDialog(page).getByLabel('Contact person')).toHaveValue(TYPED)
    await expect(page).toHaveURL(new RegExp(`${COMPANY_PATH}\\?edit=1$`))
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    // Refused changes are not sent again by themselves: the person decides.
    expect(sent.filter((line) => /^(POST|PUT|PATCH) .*company/i.test(line))).toEqual([])
    await contactDialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText(TYPED)).toHaveCount(0)
    await expect(userMenu(page)).toBeVisible()
  })

  await test.step('another user', async () => {
    await saveInEndedSession(page, { context, request })
    await submitSignIn(page, 'quality')
    await expect(page.getByRole('button', { name: 'He Jiayi, user menu' })).toBeVisible()
    await expect(contactDialog(page)).toHaveCount(0)
    expect(await page.content()).not.toContain(TYPED)
    await expect(page.getByText('You do not have access to this page')).toBeVisible()
    await page.goBack()
    await expect(contactDialog(page)).toHaveCount(0)
  })
})

test('a sign-out removes the page in every tab, even for the same user [SHELL-012]', async ({
  signIn,
  context,
  watch,
}) => {
  // Requests that one tab still sends as the other signs out are refused.
  watch.expect(SESSION_OVER)
  const first = await signIn('manager', COMPANY_PATH)
  await first.getByRole('button', { name: 'Edit' }).click()
  await contactDialog(first).getByLabel('Contact person').fill(TYPED)
  const second = await context.newPage()
  await second.goto(AUDIT_PATH)
  await expect(tableRows(second).first()).toBeVisible()
  await second.keyboard.press('Control+k')
  await second.getByRole('combobox', { name: 'Search pages and actions' }).fill('Log out')
  await second.keyboard.press('Enter')
  await second.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  for (const page of [first, second]) {
    await page.waitForURL((url) => url.pathname === LOGIN_PATH)
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
    expect(await page.content()).not.toContain(TYPED)
  }
  await submitSignIn(first, 'manager')
  await expect(userMenu(first)).toBeVisible()
  await expect(contactDialog(first)).toHaveCount(0)
})

test.describe('in Chinese, dark, on a phone', () => {
  test.use({ locale: 'zh-CN', colorScheme: 'dark', viewport: PHONE })
  test('filters that were not applied yet are restored [SHELL-017]', async ({
    signIn,
    page,
    context,
    request,
    watch,
    expectAccessible,
  }) => {
    watch.expect(SESSION_OVER)
    await signIn('manager', `${HISTORY_PATH}?page=1`)
    await expect(page.getByRole('button', { name: /^详情：/ }).first()).toBeVisible()
    await page.getByRole('button', { name: /^筛选/ }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('combobox', { name: '来源' }).click()
    await page.locator('.ant-select-item-option').filter({ hasText: '手动' }).click()
    await endSession(context, request)
    await page.evaluate(() => {
      // The next user activity is reported to the server, as it is now and then.
      localStorage.removeItem('console.lastUseReport')
    })
    await page.keyboard.press('Shift')
    await expect(page.getByLabel('用户名', { exact: true })).toBeVisible()
    await expect(drawer).toBeHidden()
    await expectAccessible()
    await page.getByLabel('用户名', { exact: true }).fill('manager')
    await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: /登\s*录/ }).click()
    await expect(drawer).toBeVisible()
    await expect(drawer).toContainText('手动')
    await expect(page).toHaveURL(new RegExp(`${HISTORY_PATH}\\?page=1$`))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  })
})
