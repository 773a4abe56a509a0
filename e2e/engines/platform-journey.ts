import { webRoot } from '@console/build/project'
import { ACCOUNTS, startDocumentPlatform, type DocumentPlatform } from '@console/document-platform'
import { LOGIN_PATH } from '../fixtures/console-pages.ts'
import { expect, journey } from './journey.ts'
import type { Tab } from './tab.ts'

type Account = keyof typeof ACCOUNTS

/** Prefixes of calls; of all else the platform has files. */
const CALLS = /^\/(api|system|qc-admin|assistant-cms)\//
const UNKNOWN = [404, 405, 501]

type Fixtures = {
  /** Opens an address as somebody of the platform, who signs in by the form. */
  openAs: (account: Account, address: string) => Promise<Tab>
}

/**
 * The console on a platform that has the documented calls only: one for each test, with its built files. A test fails when a
 * page sends a call that the documents do not have, and by whatever `journey` fails by.
 */
export const platformJourney = journey.extend<Fixtures & { platform: DocumentPlatform }>({
  platform: async ({}, provide) => {
    const platform = await startDocumentPlatform({ webRoot })
    await provide(platform)
    await platform.stop()
  },

  baseURL: async ({ platform }, provide) => provide(platform.address),

  openAs: async ({ tab, platform }, provide) => {
    await provide(async (account, address) => {
      await tab.goto(address)
      await tab.getByLabel('Username').fill(account)
      await tab.getByLabel('Password').fill(ACCOUNTS[account])
      await tab.getByRole('button', { name: 'Sign in' }).click()
      await tab.waitForUrl(({ pathname }) => pathname !== LOGIN_PATH)
      await tab.getByRole('button', { name: /user menu/ }).waitForVisible()
      return tab
    })
    const unknown = platform.requests
      .filter(({ path, status }) => CALLS.test(path) && UNKNOWN.includes(status))
      .map(({ method, path }) => `${method} ${path}`)
    expect([...new Set(unknown)], 'calls that the documents do not have').toEqual([])
  },
})

export { expect }

export type PageToOpen = readonly [path: string, ...texts: string[]]

/** Texts of a page when an answer lacks a field, or has one that it cannot read. */
const MISREAD = /undefined|NaN|does not understand|Invalid Date/

/** Each page shows these texts of the platform's data, and nothing that failed. */
export async function followPages(tab: Tab, pages: readonly PageToOpen[]): Promise<void> {
  for (const [path, ...texts] of pages)
    await journey.step(path, async () => {
      await tab.follow(path)
      const main = tab.getByRole('main')
      for (const text of texts) await main.waitForText(text)
      await tab.getByRole('alert').waitForCount(0)
      expect((await main.state()).text).not.toMatch(MISREAD)
    })
}
