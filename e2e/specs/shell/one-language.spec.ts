import { AUDIT_PATH, LOGIN_PATH, tableRows, userMenu } from '../../fixtures/console-pages.ts'
import { expect, test } from '../../fixtures/test.ts'

test('texts of one language are loaded, and of the other after a switch, which leaves a form as it is [SHELL-076]', async ({
  page,
  signIn,
}) => {
  const texts: string[] = []
  page.on('request', (request) => {
    const name = /\/(texts-(?:en|zh)-[^/]+)\.\w+\.js/.exec(request.url())?.[1]
    if (name !== undefined) texts.push(name)
  })
  const takeLanguages = () => [...new Set(texts.splice(0).map((name) => name.slice(0, 8)))]

  await signIn('manager', '/app-tenant-system/system/users')
  await expect(tableRows(page).first()).toBeVisible()
  expect(texts).toContain('texts-en-page-users')

  await page.getByRole('button', { name: 'New person' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox').first().fill('lin.later')
  expect(takeLanguages()).toEqual(['texts-en'])
  await page.evaluate(() => {
    // As when another tab has chosen it.
    window.localStorage.setItem('locale', 'zh')
    window.dispatchEvent(new StorageEvent('storage', { key: 'locale' }))
  })
  await expect(form).toContainText(/[\u4E00-\u9FFF]/)
  await expect(form.getByRole('textbox').first()).toHaveValue('lin.later')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  expect(texts).toContain('texts-zh-page-users')
  expect(takeLanguages()).toEqual(['texts-zh'])
})

test('texts that do not arrive leave the language as it is, and a start is in the other language [SHELL-076]', async ({
  page,
  signIn,
  watch,
}) => {
  watch.expect(/ERR_FAILED|Loading chunk/)
  await page.route(/\/texts-en-/, (route) => route.abort())
  await page.goto(LOGIN_PATH)
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  await page.unroute(/\/texts-en-/)

  await signIn('manager', AUDIT_PATH)
  await expect(tableRows(page).first()).toBeVisible()
  await page.route(/\/texts-zh-/, (route) => route.abort())
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: /switch to 中文/ }).click()
  await expect(page.getByText('The other language could not be loaded')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Inquire' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.unroute(/\/texts-zh-/)
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: /switch to 中文/ }).click()
  await expect(page.getByRole('button', { name: '查询' })).toBeVisible()
})
