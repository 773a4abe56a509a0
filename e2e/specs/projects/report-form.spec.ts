import { projectReport } from '@console/contracts'
import { demoTest as test, expect } from '../../fixtures/demo-test.ts'
import { PROJECT_LIST_PATH, lastMonth, pdfFile } from '../../fixtures/project-pages.ts'

test('Enter in the month of a report selects the typed month, and does not submit the form', async ({
  signIn,
}) => {
  const page = await signIn('manager', PROJECT_LIST_PATH)
  const filed: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(projectReport.createReport.path)) filed.push(request.url())
  })
  await page.getByRole('button', { name: /^Monthly report, Travel cover launch/ }).click()
  await page.getByRole('button', { name: 'File a report' }).click()
  const form = page.getByRole('dialog', { name: /^New report/ })
  const month = form.getByRole('textbox', { name: 'Month' })
  await form.locator('input[type=file]').setInputFiles(pdfFile('report.pdf'))
  await expect(form.getByText('Uploaded')).toBeVisible()
  // When refused, it has the focus, so that it can be corrected at once.
  await page.locator('button[type=submit]', { hasText: /^File report$/ }).click()
  await expect(month).toBeFocused()
  await month.click()
  await month.fill(lastMonth())
  await page.keyboard.press('Enter')
  await expect(month).toHaveValue(lastMonth())
  await form.getByRole('textbox', { name: 'Remark' }).fill('Everybody was there.')
  expect(filed).toEqual([])
  await page.locator('button[type=submit]', { hasText: /^File report$/ }).click()
  await expect(page.getByText('Everybody was there.')).toBeVisible()
  expect(filed).toHaveLength(1)
})
