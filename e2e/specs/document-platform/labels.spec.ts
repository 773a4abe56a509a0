import { LABELS_PATH } from '../../fixtures/console-pages.ts'
import { expect, platformTest as test, testPages } from '../../fixtures/document-platform.ts'

testPages('olga', [
  [LABELS_PATH, 'Price named', 'Contract agreed', 'Worried about water damage', 'Motor policies'],
])

test('a label is disabled, and stays so after a reload', async ({ openAs }) => {
  const page = await openAs('olga', LABELS_PATH)
  await page.getByRole('button', { name: 'Disable Contract agreed' }).click()
  const enable = page.getByRole('button', { name: 'Enable Contract agreed' })
  await expect(enable).toBeVisible()
  await page.reload()
  await expect(enable).toBeVisible()
})
