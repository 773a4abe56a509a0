import { HOME_PATH, MONITOR_PATH, tableRows } from '../../fixtures/console-pages.ts'
import { choose, PROJECT_LIST_PATH } from '../../fixtures/project-pages.ts'
import { expect, platformTest as test, testPages } from '../../fixtures/document-platform.ts'

testPages('olga', [
  [HOME_PATH],
  [PROJECT_LIST_PATH, 'Winter renewals', 'Household cross-selling', 'Insurance'],
  ['/console/project/330417', 'Winter renewals', 'Brightcall Services', 'LK-330417'],
  ['/console/project/330417/assign/50301', 'Manpower assigned'],
  [MONITOR_PATH, 'Winter renewals', 'Greta Holm'],
])
testPages('piet', [
  ['/console/project/sp', 'Household cross-selling', 'Roadside upgrades'],
  ['/console/project/sp-accepted', 'Winter renewals'],
  ['/console/project/sp-detail/330433', 'More people than the project needs.'],
])

test('an owner creates a project, and it is the first of the list', async ({ openAs }) => {
  const page = await openAs('olga', PROJECT_LIST_PATH)
  await page.getByRole('button', { name: 'New project' }).click()
  const form = page.getByRole('dialog', { name: 'New project' })
  await choose(form, 'Industry', 'Insurance')
  await form.getByLabel('Name', { exact: true }).fill('Autumn reminders')
  await form.getByLabel('Manpower demand').fill('3')
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form).toBeHidden()
  await expect(tableRows(page).first()).toContainText('Autumn reminders')
})
