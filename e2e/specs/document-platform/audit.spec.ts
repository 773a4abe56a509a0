import { AUDIT_PATH, HISTORY_PATH, tableRows } from '../../fixtures/console-pages.ts'
import { expect, platformTest as test, testPages } from '../../fixtures/document-platform.ts'

testPages('olga', [
  [AUDIT_PATH, 'Smart labels', 'Marek Lind', 'Motor policies'],
  [HISTORY_PATH, 'Motor policies', 'Marek Lind'],
])

test('a record opens with what was before and after', async ({ openAs }) => {
  const page = await openAs('olga', AUDIT_PATH)
  await tableRows(page).filter({ hasText: 'Marek Lind' }).getByRole('button').last().click()
  await expect(page.getByText('Also in other words')).toBeVisible()
})

test('the figures of a message are drawn', async ({ openAs }) => {
  const page = await openAs('olga', HISTORY_PATH)
  await tableRows(page).first().getByRole('button').last().click()
  await expect(page.getByRole('complementary').getByRole('img').first()).toBeVisible()
})
