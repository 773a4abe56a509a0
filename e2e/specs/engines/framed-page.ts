import type { Engine } from '@console/build/browser'
import type { FaultProxy } from '../../engines/fault-proxy.ts'
import { expect } from '../../engines/journey.ts'
import type { Tab } from '../../engines/tab.ts'

const DOCUMENTS_PATH = '/console/knowledge/docment'

/**
 * Uses a framed page, which saves with a token of its own and follows theme and language of the console; both are restored
 * in the end.
 */
export async function useFramedPage(tab: Tab, engine: Engine, faultProxy: FaultProxy): Promise<void> {
  await tab.follow(DOCUMENTS_PATH)
  const page = tab.getBySelector('main iframe').body()
  // An empty list offers it a second time.
  await page.getByRole('button', { name: 'New document' }).first().click()
  const form = page.getByRole('dialog', { name: 'New document' })
  const name = `What to say after hail, in ${engine} at ${Date.now()}`
  await form.getByLabel('Title').fill(name)
  await form.getByLabel('Text').fill('We take your claim at once.')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitForHidden()
  await page.getByRole('textbox', { name: 'Text' }).fill(name)
  await tab.press('Enter')
  await page.getByText(name).first().waitForVisible()

  // Sent over the bridge: the frame is not reloaded.
  const loads = () =>
    faultProxy.requests.filter((line) => line.includes('/assistant-console/knowledge/docment')).length
  const before = loads()
  await tab.getByRole('button', { name: /user menu/ }).click()
  await tab.getByRole('menuitem', { name: /dark/i }).click()
  await page.waitForTheme('dark')
  await tab.getByRole('button', { name: /user menu/ }).click()
  await tab.getByRole('menuitem', { name: /switch to 中文/ }).click()
  await page.waitForLanguage('zh')
  await tab.waitForTitle(/[\u4E00-\u9FFF]/)
  expect(loads()).toBe(before)
  await tab.getByRole('button', { name: /用户菜单/ }).click()
  await tab.getByRole('menuitem', { name: /English/ }).click()
  await page.waitForLanguage('en')
  await tab.getByRole('button', { name: /user menu/ }).click()
  await tab.getByRole('menuitem', { name: /light/i }).click()
  await page.waitForTheme('light')
}
