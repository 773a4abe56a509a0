import type { FaultProxy } from '../../engines/fault-proxy.ts'
import { expect, journey } from '../../engines/journey.ts'
import { scriptBeforeAll } from '../../engines/script-before-all.ts'
import type { Tab } from '../../engines/tab.ts'
import { DEMO_PASSWORD } from '../../fixtures/accounts.ts'
import { AUDIT_PATH, HOME_PATH, LOGIN_PATH } from '../../fixtures/console-pages.ts'

journey(
  'signing in, the first page with its chart, and signing out; language and theme selected on the sign-in page persist after it; they change without a reload, and survive one [SHELL-048, SHELL-076, ERR-035]',
  async ({ tab, faultProxy, expected }) => {
    expected.push(/status of 401/)
    await tab.goto('/console/')
    await journey.step('signing in and out', async () => signInAndOut(tab))
    await journey.step('language and theme', async () => keepPreferences(tab, faultProxy))
  },
)

/** Signs in from the sign-in page, which refuses a wrong password, and signs out back to it. */
async function signInAndOut(tab: Tab): Promise<void> {
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
}

async function keepPreferences(tab: Tab, faultProxy: FaultProxy): Promise<void> {
  await tab.getByRole('button', { name: /switch to 中文/ }).click()
  await tab.waitForLanguage('zh')
  await tab.getByRole('button', { name: '切换到深色主题' }).click()
  await tab.waitForTheme('dark')

  await tab.getByLabel('用户名').fill('manager')
  await tab.getByLabel('密码').fill(DEMO_PASSWORD)
  await tab.press('Enter')
  await tab.waitForUrl(({ pathname }) => pathname === HOME_PATH)
  await faultProxy.untilIdle()
  await tab.goto(AUDIT_PATH)
  await tab
    .getByRole('columnheader')
    .first()
    .waitForText(/[\u4E00-\u9FFF]/)
  await tab.waitForTheme('dark')
  await tab.evaluate(() => Object.assign(window, { isSamePage: true }) === window)
  await tab.getByRole('button', { name: /用户菜单/ }).click()
  await tab.getByRole('menuitem', { name: /English/ }).click()
  await tab.getByRole('columnheader', { name: /time/i }).first().waitForVisible()
  await tab.getByRole('button', { name: /user menu/ }).click()
  await tab.getByRole('menuitem', { name: /light/i }).click()
  await tab.waitForTheme('light')
  expect(await tab.evaluate(() => 'isSamePage' in window)).toBe(true)
  await tab.reload()
  await tab.getByRole('columnheader', { name: /time/i }).first().waitForVisible()
  await tab.waitForTheme('light')
}

/** As in a private window, or under a policy: even reading throws. */
const REFUSE_STORAGE = `
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        window.wasRefused = true
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  }
`

journey(
  'where the browser refuses all storage the console works, and only loses the preferences',
  async ({ tab, enter, faultProxy }) => {
    faultProxy.fault = scriptBeforeAll(REFUSE_STORAGE, faultProxy)
    await enter('manager', AUDIT_PATH)
    await tab
      .getByRole('button', { name: /Detail/ })
      .first()
      .waitForVisible()
    expect(await tab.evaluate(() => 'wasRefused' in window)).toBe(true)
    await tab.getByRole('button', { name: /user menu/ }).click()
    await tab.getByRole('menuitem', { name: /dark/i }).click()
    await tab.waitForTheme('dark')
    await tab.reload()
    await tab
      .getByRole('button', { name: /Detail/ })
      .first()
      .waitForVisible()
    await tab.waitForTheme('light')
  },
)
