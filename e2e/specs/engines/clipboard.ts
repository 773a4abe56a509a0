import type { Engine } from '@console/build/browser'
import type { Tab } from '../../engines/tab.ts'
import { DEMO_PASSWORD } from '../../fixtures/accounts.ts'

const CREDENTIALS_PATH = '/console/settings/auth'

/** A secret that the password reveals is copied, and pasted elsewhere. Each engine has a client of its own in the one console. */
export async function copySecret(tab: Tab, engine: Engine): Promise<void> {
  const name = `Client of ${engine}`
  await tab.follow(CREDENTIALS_PATH)
  await tab.getByRole('button', { name: 'New client' }).click()
  const question = tab.getByRole('dialog', { name: 'Create an API client?' })
  await question.getByLabel('Name').fill(name)
  await question.getByRole('button', { name: 'Create' }).click()
  const made = tab.getByRole('dialog', { name: 'New client' })
  const { text: secret } = await made.getBySelector('code').nth(1).state()
  await made.getByRole('button', { name: 'Done' }).click()
  await made.waitForHidden()

  await tab.getByRole('button', { name: `Copy the secret of ${name}` }).click()
  const passwordDialog = tab.getByRole('dialog', { name: 'Your password' })
  await passwordDialog.getByLabel('Password').fill(DEMO_PASSWORD)
  await passwordDialog.getByRole('button', { name: 'Confirm' }).click()
  await passwordDialog.waitForHidden()
  await tab.getByText('Copied').waitForVisible()

  const search = tab.getByRole('textbox', { name: 'Search the menu' })
  await search.focus()
  await tab.press('Control+V')
  await search.waitForValue(secret)
}
