import { randomUUID } from 'node:crypto'
import { company, signUp } from '@console/contracts'
import type { APIRequestContext, Page } from '@playwright/test'
import { LOGIN_PATH, PHONE, submitSignIn } from '../../fixtures/console-pages.ts'
import { expect, test, tokenFor } from '../../fixtures/test.ts'

const COMPANY_PATH = '/console/settings/company'
const SIGN_UP_PATH = '/dashboard/signup'
const PASSWORD = 'Maple#2026x'
/** Its code is used up here, and nowhere else. */
const INVITER = 'provider-unverified'
/** Its code stays unused: every attempt with it is refused. */
const OTHER_INVITER = 'provider-admin'

const newUsername = (): string => `newcomer-${randomUUID().slice(0, 8)}`

type Person = { username: string; password?: string; confirmPassword?: string }

async function fillForm(page: Page, { username, password = PASSWORD, confirmPassword = password }: Person) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Your name').fill('Alice Ward')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(confirmPassword)
}

const send = (page: Page) => page.getByRole('button', { name: 'Sign up' }).click()

async function unusedCode(request: APIRequestContext): Promise<string> {
  const token = await tokenFor(request, OTHER_INVITER)
  const answer = await request.post(company.renewInvitation.path, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { data: company.Invitation }
  return data.code
}

test('a code of the company page registers one person, disabled at first, and no second [COMP-005, COMP-006]', async ({
  signIn,
  page,
  context,
  watch,
  expectAccessible,
}) => {
  await signIn(INVITER, COMPANY_PATH)
  const card = page.getByRole('region', { name: 'Invite code' })
  const shown = card.getByText(/signup\?invite=/)
  await card.getByRole('button', { name: 'Generate code' }).click()
  await expect(shown).toBeVisible()
  const link = (await shown.textContent()) ?? ''
  await context.clearCookies()

  await page.goto(link)
  await expect(page.getByText('Maple Contact Centre invites you.')).toBeVisible()
  await expect(page.getByLabel('Invitation code')).toHaveValue(new URL(link).searchParams.get('invite') ?? '')
  await expectAccessible()
  const username = newUsername()
  await fillForm(page, { username })
  await send(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account created')
  await expect(page.getByRole('status')).toContainText(username)
  await expect(page.getByRole('status')).toContainText('disabled until an administrator')
  await expectAccessible()

  await page.getByRole('link', { name: 'Go to sign in' }).click()
  await page.waitForURL((url) => url.pathname === LOGIN_PATH)
  await submitSignIn(page, username, PASSWORD)
  await expect(page.getByRole('alert')).toContainText('This account is disabled. Contact your administrator.')

  await page.goto(link)
  await expect(page.getByRole('alert')).toHaveText(
    'This invitation code has been used already. Request a new one.',
  )
  await fillForm(page, { username: newUsername() })
  await send(page)
  await expect(page.getByRole('alert')).toHaveText(
    'This invitation code has been used already. Request a new one.',
  )
  // The same text was there before: the answer has come when the button is no longer busy.
  await expect(page.locator('.ant-btn-loading')).toHaveCount(0)
  await expectAccessible()

  watch.expect(/status of 404/)
  await signIn(INVITER, COMPANY_PATH)
  await card.getByRole('button', { name: 'Generate code' }).click()
  await expect(shown).toBeVisible()
  await expect(shown).not.toHaveText(link)
})

test('the link of the sign-in page and an older link with a code open the form [COMP-005, SHELL-014]', async ({
  page,
  request,
}) => {
  await page.goto(LOGIN_PATH)
  await page.getByRole('link', { name: 'Register' }).click()
  await page.waitForURL((url) => url.pathname === SIGN_UP_PATH)
  await expect(page.getByLabel('Invitation code')).toHaveValue('')
  const code = await unusedCode(request)
  await page.goto(`/console/sso/register?invite=${code}`)
  await page.waitForURL((url) => url.pathname === SIGN_UP_PATH && url.searchParams.get('invite') === code)
  await expect(page.getByText('Lantern Call Services invites you.')).toBeVisible()
})

test('errors are shown at their fields, and bad codes are refused before the form, in the selected language [COMP-005]', async ({
  page,
  request,
  expectAccessible,
}) => {
  await page.goto(`${SIGN_UP_PATH}?invite=${await unusedCode(request)}`)
  await expect(page.getByText('Lantern Call Services invites you.')).toBeVisible()
  const problems = page.getByRole('alert')
  await send(page)
  await expect(problems).toHaveText([
    'Enter a username',
    'Enter your name',
    'Password cannot be empty',
    'Please enter the password again',
  ])
  await expectAccessible()
  await fillForm(page, { username: 'Newcomer-2026', password: 'nEWCOMER-2026' })
  await send(page)
  await expect(problems).toHaveText(['Password cannot be the same as account'])
  await fillForm(page, { username: 'Newcomer-2026', confirmPassword: 'Another#2026' })
  await send(page)
  await expect(problems).toHaveText(['The two passwords differ'])
  await fillForm(page, { username: 'MANAGER' })
  await send(page)
  await expect(problems).toHaveText(['This username is taken. Choose another.'])

  await test.step('an expired code', async () => {
    // No code of a fresh database has expired; what the server then answers is proven by its own tests.
    const text = 'This invitation code has expired. Request a new one.'
    await page.route(`**${signUp.invitation.path}?*`, (route) =>
      route.fulfill({ json: { code: signUp.SIGN_UP_REFUSALS.codeExpired, msg: text, data: null } }),
    )
    await page.goto(`${SIGN_UP_PATH}?invite=EXPIRED`)
    await expect(page.getByRole('alert')).toHaveText(text)
    await page.unroute(`**${signUp.invitation.path}?*`)
  })

  await test.step('an unknown code', async () => {
    await page.goto(`${SIGN_UP_PATH}?invite=NOSUCHCODE`)
    await expect(page.getByRole('alert')).toHaveText(
      'This invitation code is not known. Check it, or request a new one.',
    )
    await page.getByRole('button', { name: 'English, switch to 中文' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('注册')
    await expect(page.getByRole('alert')).toHaveText('邀请码不存在，请核对或索取新的邀请码。')
  })
})

test.describe('on a Chinese phone', () => {
  test.use({ locale: 'zh-CN', viewport: PHONE })
  test('the form fits the screen and is in Chinese [COMP-005]', async ({
    page,
    request,
    expectAccessible,
  }) => {
    await page.goto(`${SIGN_UP_PATH}?invite=${await unusedCode(request)}`)
    await expect(page.getByText('灯塔呼叫服务邀请您注册。')).toBeVisible()
    await page.getByRole('button', { name: '注册' }).click()
    await expect(page.getByRole('alert')).toHaveText([
      '请输入用户名',
      '请输入姓名',
      '密码不能为空',
      '请再次输入密码',
    ])
    await expectAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })
})
