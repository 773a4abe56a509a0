import type { Locator, Page } from '@playwright/test'
import {
  AUDIT_PATH,
  follow,
  HISTORY_PATH,
  LOGIN_PATH,
  submitSignIn,
  tableRows,
} from '../../fixtures/console-pages.ts'
import { expect, test } from '../../fixtures/test.ts'

const ROLE = 'Deputy administrator'
const USERNAME = 'deputy.lin'
const NAME = 'Lin Deputy'
const OWN_PASSWORD = 'Deputy-2027'
const ROLE_PATH = '/app-tenant-system/system/role'
const ORGANIZATION_PATH = '/app-tenant-system/system/organization'
const USERS_PATH = '/app-tenant-system/system/users'

/** Checks or unchecks a page in the tree of a role, found by its id. */
async function togglePage(page: Page, id: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Search pages' }).fill(id)
  await page
    .getByRole('treeitem', { level: id.split('.')[0] === 'msgcenter' ? 3 : 2 })
    .first()
    .click()
}

/** The heights in px that occur among these. */
async function heights(all: Locator): Promise<number[]> {
  await expect(all.first()).toBeVisible()
  const each = await all.evaluateAll((boxes) =>
    boxes.map((box) => Math.round(box.getBoundingClientRect().height)),
  )
  return [...new Set(each)]
}

async function menuPages(page: Page): Promise<string[]> {
  const rail = page.getByRole('navigation', { name: 'Areas' })
  return rail.getByRole('listitem').allInnerTexts()
}

test('an administrator created in the browser signs in, sees the menu of their role and loses a page with it [SHELL-034, SHELL-049]', async ({
  signIn,
  page,
  browser,
  baseURL,
  watch,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  watch.expect(/status of 40[34]/)
  await signIn('manager', ROLE_PATH)
  await page.getByRole('button', { name: 'New role' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(ROLE)
  for (const id of [
    'account.organization',
    'account.role',
    'account.users',
    'msgcenter.history',
    'msgcenter.audit',
  ])
    await togglePage(page, id)
  await expectAccessible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`“${ROLE}” is saved`)).toBeVisible()

  await follow(page, ORGANIZATION_PATH)
  const tree = page.getByRole('main').getByRole('tree')
  await expect(page.getByRole('complementary', { name: 'Harbour Mutual' })).toBeVisible()
  const besideDrawer = await tree.boundingBox()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('complementary', { name: 'Harbour Mutual' })).toHaveCount(0)
  const alone = await tree.boundingBox()
  expect(alone?.y).toBe(besideDrawer?.y)
  expect(alone?.width).toBeGreaterThan(besideDrawer?.width ?? 0)

  await follow(page, USERS_PATH)
  const FIELDS = ':is(.ant-select, .ant-input-affix-wrapper)'
  expect(await heights(tableRows(page))).toEqual([40])
  expect(await heights(page.locator(`form[data-band] ${FIELDS}`))).toEqual([32])
  await page.getByRole('button', { name: 'New person' }).click()
  const dialog = page.getByRole('dialog', { name: 'New person' })
  expect(await heights(dialog.locator('.ant-select'))).toEqual([32])
  await dialog.getByLabel('Username', { exact: true }).fill(USERNAME)
  await dialog.getByLabel('Name', { exact: true }).fill(NAME)
  await dialog.getByLabel('Organisation', { exact: true }).click()
  await page.getByRole('option').first().waitFor({ state: 'attached' })
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Roles', { exact: true }).fill(ROLE)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Create' }).click()
  const passwords = page.getByRole('dialog', { name: 'One-time passwords' })
  const oneTime = await passwords.locator('code').innerText()
  await passwords.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByRole('textbox', { name: 'Account or name' }).fill(USERNAME)
  await page.getByRole('button', { name: 'Inquire' }).click()
  await expect(tableRows(page).filter({ hasText: USERNAME })).toBeVisible()

  const theirs = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const own = await theirs.newPage()
  await own.goto(LOGIN_PATH)
  await submitSignIn(own, USERNAME, oneTime)
  await own.getByLabel('Old password', { exact: true }).fill(oneTime)
  await own.getByLabel('New password', { exact: true }).fill(OWN_PASSWORD)
  await own.getByLabel('Confirm new password', { exact: true }).fill(OWN_PASSWORD)
  await own.getByRole('button', { name: 'Change password' }).click()
  await own.waitForURL((url) => url.pathname === LOGIN_PATH)
  await submitSignIn(own, USERNAME, OWN_PASSWORD)
  await expect(own.getByRole('button', { name: new RegExp(`${NAME}.*user menu`) })).toBeVisible()
  expect(await menuPages(own)).toEqual(['Accounts', 'Logs'])
  await own.goto(HISTORY_PATH)
  const auditLink = own.getByRole('link', { name: 'Audit log' })
  await expect(auditLink).toBeVisible()

  await follow(page, ROLE_PATH)
  await page.getByRole('button', { name: new RegExp(ROLE) }).click()
  await togglePage(page, 'msgcenter.audit')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`“${ROLE}” is saved`)).toBeVisible()

  await auditLink.click()
  await own.waitForURL((url) => url.pathname === AUDIT_PATH)
  await expect(own.getByText('You do not have access to this page')).toBeVisible()
  await expect(auditLink).toHaveCount(0)
  await theirs.close()
})
