import { tableRows, userMenu } from '../../fixtures/console-pages.ts'
import { expect, platformTest as test, testPages } from '../../fixtures/document-platform.ts'

testPages('olga', [
  ['/console/settings/company', 'Larkfield Insurance', 'office@larkfield.example', '18 Willow Road'],
  ['/console/settings/auth', 'lk_', 'Enabled', 'Disabled'],
])

test('a person signs in, sees the company, and is signed in after a reload', async ({ openAs }) => {
  const page = await openAs('olga', '/console/')
  await expect(page).toHaveURL(/\/console\/home$/)
  await expect(page.getByRole('banner')).toContainText('Motor policies')
  await page.reload()
  await expect(userMenu(page)).toBeVisible()
})

test('a client of the API is created and is in the list with its secret', async ({ openAs }) => {
  const page = await openAs('olga', '/console/settings/auth')
  const rows = tableRows(page).filter({ hasText: 'lk_' })
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'New client' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click()
  await expect(rows).toHaveCount(3)
})
