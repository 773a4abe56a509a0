import type { Locator, Page } from '@playwright/test'
import { DEMO_PASSWORD, ownAccounts } from '../../fixtures/accounts.ts'
import { LOGIN_PATH, PHONE, submitSignIn, userMenu } from '../../fixtures/console-pages.ts'
import { expect, test, TOKEN_COOKIE } from '../../fixtures/test.ts'

const NEW_PASSWORD = 'Harbour-2027'
const RULE =
  'Password 8-16 digits, consisting of numbers, uppercase letters, lowercase letters, special characters, at least 3 components'

/** A seat's menu is empty: its home is the 404 page. */
const NO_PAGES = /status of 404/

async function openDialog(page: Page): Promise<Locator> {
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your password' })
  await expect(dialog).toBeVisible()
  return dialog
}

const oldField = (dialog: Locator) => dialog.getByLabel('Old password', { exact: true })
const newField = (dialog: Locator) => dialog.getByLabel('New password', { exact: true })
const confirmField = (dialog: Locator) => dialog.getByLabel('Confirm new password', { exact: true })
const submit = (dialog: Locator) => dialog.getByRole('button', { name: 'Change password' })

test('the password dialog shows the rule while typing and every refusal, and fits a phone in Chinese [SHELL-069, SHELL-086, SHELL-087, SHELL-088, SHELL-089, SHELL-090, SHELL-091, SHELL-092, SHELL-094]', async ({
  signIn,
  watch,
  expectAccessible,
}) => {
  watch.expect(NO_PAGES)
  const page = await signIn(ownAccounts.passwordRefused)
  const dialog = await openDialog(page)
  await expect(dialog.getByLabel('Username')).toHaveValue(ownAccounts.passwordRefused)
  await expect(dialog.getByLabel('Username')).toHaveAttribute('readonly', '')
  await expectAccessible()

  await submit(dialog).click()
  for (const text of [
    'Please enter your password',
    'Password cannot be empty',
    'Please enter the new password again',
  ])
    await expect(dialog.getByText(text)).toBeVisible()

  const rule = dialog.getByRole('list', { name: 'Password rule' })
  const met = rule.getByRole('listitem').filter({ hasText: '(met)' })
  await expect(met).toHaveCount(0)
  await newField(dialog).pressSequentially('abc')
  await expect(met).toHaveText([/No spaces/, /Not your username/])
  await newField(dialog).pressSequentially('DEF12')
  await expect(met).toHaveCount(4)

  await oldField(dialog).fill(DEMO_PASSWORD)
  for (const [text, problem] of [
    [ownAccounts.passwordRefused.toUpperCase(), 'Password cannot be the same as account'],
    [DEMO_PASSWORD, 'Old and new passwords cannot be the same'],
    ['abcdefgh1', RULE],
    ['Abcdefgh-12345678', RULE],
  ] as const) {
    await newField(dialog).fill(text)
    await confirmField(dialog).fill(text)
    await submit(dialog).click()
    await expect(dialog.getByRole('alert')).toHaveText([problem])
  }
  await newField(dialog).fill(NEW_PASSWORD)
  await submit(dialog).click()
  await expect(dialog.getByRole('alert')).toHaveText(['Confirm password is inconsistent with new password'])

  await oldField(dialog).fill('Not-my-password-1')
  await confirmField(dialog).fill(NEW_PASSWORD)
  await submit(dialog).click()
  await expect(page.getByText('The present password is wrong.')).toBeVisible()
  await expect(oldField(dialog)).toHaveValue('Not-my-password-1')
  await expect(newField(dialog)).toHaveValue(NEW_PASSWORD)
  await expect(confirmField(dialog)).toHaveValue(NEW_PASSWORD)
  await expect(submit(dialog)).toBeEnabled()

  await test.step('in Chinese on a phone [SHELL-069, SHELL-087, SHELL-090]', async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.setViewportSize(PHONE)
    await userMenu(page).click()
    await page.getByRole('menuitem', { name: /switch to 中文/ }).click()
    await page.getByRole('button', { name: /用户菜单/ }).click()
    await page.getByRole('menuitem', { name: '修改密码' }).click()
    const chinese = page.getByRole('dialog', { name: '修改密码' })
    await chinese.getByLabel('新密码', { exact: true }).fill('abc')
    await chinese.getByRole('button', { name: '修改密码' }).click()
    await expect(chinese.getByRole('alert')).toHaveText([
      '请输入密码',
      '密码为 8-16 位，由数字、大写字母、小写字母、特殊字符组成，至少包含 3 种',
      '请再次输入新密码',
    ])
    await expectAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })
})

test('a changed password signs out everywhere, and from then on only the new one signs in [SHELL-092, SHELL-093]', async ({
  page,
  context,
  request,
  watch,
}) => {
  watch.expect(NO_PAGES)
  const username = ownAccounts.passwordChanged
  await page.goto('/console/')
  await submitSignIn(page, username)
  await expect(userMenu(page)).toBeVisible()
  const token = (await context.cookies()).find(({ name }) => name === TOKEN_COOKIE)?.value ?? ''

  const dialog = await openDialog(page)
  await oldField(dialog).fill(DEMO_PASSWORD)
  await newField(dialog).fill(NEW_PASSWORD)
  await confirmField(dialog).fill(NEW_PASSWORD)
  await submit(dialog).click()
  await expect(
    page.getByText('Successfully changed user password, jumped to login page after 1 second.'),
  ).toBeVisible()
  await page.waitForURL((url) => url.pathname === LOGIN_PATH)
  const refused = () => request.get('/api/user/info', { headers: { authorization: `Bearer ${token}` } })
  await expect.poll(async () => (await refused()).status()).toBe(401)

  await submitSignIn(page, username)
  await expect(page.getByRole('alert')).toContainText('The account or password is wrong.')
  await submitSignIn(page, username, NEW_PASSWORD)
  await expect(userMenu(page)).toBeVisible()
})
