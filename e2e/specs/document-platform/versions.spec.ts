import { tableRows, VERSIONS_PATH } from '../../fixtures/console-pages.ts'
import { expect, platformTest as test, testPages } from '../../fixtures/document-platform.ts'

testPages('olga', [[VERSIONS_PATH, '4.3.0', '4.2.1', '4.1.0']])

test('a draft is released', async ({ openAs }) => {
  const page = await openAs('olga', VERSIONS_PATH)
  const row = tableRows(page).filter({ hasText: '4.3.0' })
  await row.getByRole('button', { name: 'Release' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click()
  await expect(row).toContainText('Released')
})
