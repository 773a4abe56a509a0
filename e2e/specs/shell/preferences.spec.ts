import { homeChart, LOGIN_PATH, submitSignIn } from '../../fixtures/console-pages.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('a Chinese browser', () => {
  test.use({ locale: 'zh-CN' })
  test('starts in Chinese without a stored preference [SHELL-076, ERR-035]', async ({ page }) => {
    await page.goto(LOGIN_PATH)
    await expect(page.getByLabel('用户名', { exact: true })).toBeVisible()
  })
})

test.describe('a dark system', () => {
  test.use({ colorScheme: 'dark' })
  test('starts dark without a stored preference, which overrides it [SHELL-100]', async ({ page }) => {
    await page.goto(LOGIN_PATH)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: 'Switch to light theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await submitSignIn(page, 'manager')
    await expect(homeChart(page)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })
})
