import { LABELS_PATH, tableRows } from '../../fixtures/console-pages.ts'
import { expect, platformTest as test, testPages } from '../../fixtures/document-platform.ts'

testPages('olga', [
  [LABELS_PATH, 'Price named', 'Contract agreed', 'Worried about water damage', 'Motor policies'],
])

test('a label is disabled, and stays so after a reload', async ({ openAs }) => {
  const page = await openAs('olga', LABELS_PATH)
  const row = tableRows(page).filter({ hasText: 'Contract agreed' })
  await row.getByRole('switch').click()
  await expect(row.getByRole('switch')).not.toBeChecked()
  await page.reload()
  await expect(row.getByRole('switch')).not.toBeChecked()
})
