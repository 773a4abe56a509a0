import { session } from '@console/contracts'
import type { APIRequestContext } from '@playwright/test'
import { expect } from '../../engines/journey.ts'
import type { Tab } from '../../engines/tab.ts'
import { DEMO_PASSWORD } from '../../fixtures/accounts.ts'
import { LOGIN_PATH } from '../../fixtures/console-pages.ts'

const COMPANY_PATH = '/console/settings/company'
const TYPED = 'Somebody who is still being typed'

/** Ends the session under a half-filled form: the sign-in is shown over it, and then the form again. */
export async function endSession(tab: Tab, request: APIRequestContext): Promise<void> {
  await tab.follow(COMPANY_PATH)
  await tab.getByRole('button', { name: 'Edit' }).click()
  const form = tab.getByRole('dialog', { name: 'Edit contact data' })
  await form.getByLabel('Contact person').fill(TYPED)
  const token = await tab.evaluate(() => /console_token=([^;]+)/.exec(document.cookie)?.[1] ?? '')
  const ended = await request.post(session.logout.path, {
    headers: { authorization: `Bearer ${token}` },
    data: { token, clientId: session.CLIENT_ID },
  })
  expect(ended.ok()).toBe(true)
  // Whichever notices it first: the call of Save, or the page's socket, after which there is no Save.
  await form
    .getByRole('button', { name: 'Save' })
    .click()
    .catch(() => undefined)

  await tab.getByRole('heading', { name: 'Sign in', level: 1 }).waitForVisible()
  await tab.waitForUrl(({ pathname }) => pathname === LOGIN_PATH)
  await form.waitForHidden()
  // The covered page gets neither mouse nor focus.
  expect(await tab.getByRole('button', { name: /user menu/ }).count()).toBe(0)
  await tab.getByLabel('Username').fill('manager')
  await tab.getByLabel('Password').fill(DEMO_PASSWORD)
  await tab.press('Enter')
  await form.getByLabel('Contact person').waitForValue(TYPED)
  await tab.waitForUrl(({ pathname }) => pathname === COMPANY_PATH)
  await form.getByRole('button', { name: 'Cancel' }).click()
  await form.waitForHidden()
}
