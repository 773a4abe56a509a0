import { DEMO_PASSWORD } from '../../fixtures/accounts.ts'
import { HOME_PATH, LOGIN_PATH } from '../../fixtures/console-pages.ts'
import { expect, journey } from '../../engines/journey.ts'

journey('signing in, the first page with its chart, and signing out', async ({ tab, expected }) => {
  expected.push(/status of 401/)
  await tab.goto('/console/')
  await tab.getByLabel('Username').fill('manager')
  await tab.getByLabel('Password').fill('not my password')
  await tab.press('Enter')
  await tab.getByRole('alert').waitForVisible()
  await tab.getByLabel('Password').fill(DEMO_PASSWORD)
  await tab.getByRole('button', { name: 'Sign in' }).click()
  await tab.waitForUrl(({ pathname }) => pathname === HOME_PATH)
  await tab.getByRole('img', { name: /ongoing projects/ }).waitForVisible()
  await tab.waitForTitle(/Project home/)

  await tab.getByRole('button', { name: /user menu/ }).click()
  await tab.getByRole('menuitem', { name: 'Log out' }).click()
  await tab.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await tab.waitForUrl(({ pathname }) => pathname === LOGIN_PATH)
  await tab.getByRole('button', { name: 'Sign in' }).waitForVisible()
  expect(await tab.getByRole('navigation').count()).toBe(0)
})
