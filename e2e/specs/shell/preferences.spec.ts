import {
  AUDIT_PATH,
  homeChart,
  HOME_PATH,
  LOGIN_PATH,
  tableRows,
  submitSignIn,
} from '../../fixtures/console-pages.ts'
import { expect, test } from '../../fixtures/test.ts'

test('language and theme chosen on the sign-in page hold after sign-in and reload [SHELL-076, ERR-035]', async ({
  page,
}) => {
  await page.goto(LOGIN_PATH)
  await page.getByRole('button', { name: /switch to 中文/ }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/)
  await page.getByRole('button', { name: '切换到深色主题' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByLabel('用户名', { exact: true }).fill('manager')
  await page.getByLabel('密码', { exact: true }).fill('Orchid#2026')
  await page.getByRole('button', { name: /登\s*录/ }).click()
  await page.waitForURL((url) => url.pathname === HOME_PATH)
  await expect(homeChart(page)).toBeVisible()
  await page.goto(AUDIT_PATH)
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('columnheader').first()).toHaveText(/[\u4e00-\u9fff]/)
})

test('the language follows the user menu without a reload of the page [SHELL-048, SHELL-076]', async ({
  signIn,
}) => {
  const page = await signIn('manager', AUDIT_PATH)
  await expect(tableRows(page).first()).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('button', { name: /user menu/ }).click()
  await page.getByRole('menuitem', { name: /switch to 中文/ }).click()
  await expect(page.getByRole('columnheader').first()).toHaveText(/[\u4e00-\u9fff]/)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test.describe('a Chinese browser', () => {
  test.use({ locale: 'zh-CN' })
  test('begins in Chinese without a choice [SHELL-076, ERR-035]', async ({ page }) => {
    await page.goto(LOGIN_PATH)
    await expect(page.getByLabel('用户名', { exact: true })).toBeVisible()
  })
})

test.describe('a dark system', () => {
  test.use({ colorScheme: 'dark' })
  test('begins dark without a choice, and a choice beats it [SHELL-100]', async ({ page }) => {
    await page.goto(LOGIN_PATH)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: 'Switch to light theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await submitSignIn(page, 'manager')
    await expect(homeChart(page)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })
})
