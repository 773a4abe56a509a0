import { demoTest as test, expect } from '../../fixtures/demo-test.ts'

const NAME = 'People of the month'

test('a report is scheduled from the export menu of a page, listed with its next time, paused and deleted', async ({
  signIn,
}) => {
  const page = await signIn('manager', '/console/statistic/team')
  await page.getByRole('button', { name: 'Choose a file format' }).click()
  await page.getByRole('menuitem', { name: 'Schedule…' }).click()
  const form = page.getByRole('dialog', { name: 'Schedule report' })
  await form.getByLabel('Name').fill(NAME)
  await form.getByText('Monthly', { exact: true }).click()
  await form.getByRole('button', { name: 'Create schedule' }).click()

  const row = page
    .getByRole('list', { name: 'Scheduled reports' })
    .getByRole('listitem')
    .filter({ hasText: NAME })
  await expect(row).toContainText('Monthly: Day 1, 08:00 · The month before · XLSX')
  await expect(row).toContainText(/Next: \d{4}-\d\d-01 08:00:00 \(Asia\/Shanghai\)/)
  await row.getByRole('button', { name: `Pause ${NAME}` }).click()
  await expect(row).toContainText('Paused')
  await expect(row).not.toContainText('Next:')

  await row.getByRole('button', { name: `Delete ${NAME}` }).click()
  await page
    .getByRole('dialog', { name: `Delete the schedule “${NAME}”?` })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(row).toHaveCount(0)
})
