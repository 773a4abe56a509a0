import type { Locator, Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { DEMO_PASSWORD, ownAccounts } from '../../fixtures/accounts.ts'
import { logOut, submitSignIn, userMenu } from '../../fixtures/console-pages.ts'
import { expect, test } from '../../fixtures/test.ts'

const USERNAME = ownAccounts.secondFactor
/** A seat's menu is empty: its home is the 404 page. */
const NO_PAGES = /status of 404/
const STEP_MS = 30_000

async function openDialog(page: Page): Promise<Locator> {
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Two-step verification' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

async function signOut(page: Page): Promise<void> {
  await logOut(page)
  await expect(page.getByLabel('Username', { exact: true })).toBeVisible()
}

async function sendCode(page: Page, label: string, code: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  await expect(field).toBeFocused()
  await field.fill(code)
  await field.press('Enter')
}

test('a second factor is set up from the key on the page, signs in by code and by recovery code, and is turned off', async ({
  signIn,
  watch,
  expectAccessible,
}) => {
  watch.expect(NO_PAGES)
  const page = await signIn(USERNAME)
  const dialog = await openDialog(page)
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Set up' }).click()
  await expect(dialog.getByRole('img', { name: `Key for ${USERNAME} as an image` })).toBeVisible()
  await expectAccessible()
  const key = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
  const app = new TOTP({ secret: key.replaceAll(' ', '') })
  // Each code is accepted once: the present one, the one before it, and the next are three.
  const codeOf = (steps: number) => app.generate({ timestamp: Date.now() + steps * STEP_MS })
  await dialog.getByLabel('Code', { exact: true }).fill(codeOf(-1))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const items = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(items).toHaveCount(10)
  const codes = await items.allTextContents()
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await expect(dialog.getByText('10 recovery codes are left.')).toBeVisible()
  await page.keyboard.press('Escape')

  await signOut(page)
  await submitSignIn(page, USERNAME)
  await expect(page.getByRole('button', { name: 'Verify' })).toBeVisible()
  await expectAccessible()
  await sendCode(page, 'Code', codeOf(0))
  await expect(userMenu(page)).toBeVisible()

  await signOut(page)
  await submitSignIn(page, USERNAME)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await sendCode(page, 'Recovery code', codes[0] ?? '')
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()

  const again = await openDialog(page)
  await again.getByRole('button', { name: 'Turn off' }).click()
  await again.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await again.getByLabel('Code', { exact: true }).fill(codeOf(1))
  await again.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Two-step verification is off.')).toBeVisible()
})
