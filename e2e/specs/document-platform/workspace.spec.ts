import { WORKSPACE_PATH } from '../../fixtures/console-pages.ts'
import { expect, platformTest as test, testPages } from '../../fixtures/document-platform.ts'

testPages('olga', [[WORKSPACE_PATH, 'Anna Keller', 'Dana Novak']])

test('a seat is pinned, and is the only one of the pinned', async ({ openAs }) => {
  const page = await openAs('olga', WORKSPACE_PATH)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Pin Ben Osei' }).click()
  await page.getByText(/^Pinned 1$/).click()
  await expect(main).toContainText('Ben Osei')
  await expect(main).not.toContainText('Anna Keller')
})
