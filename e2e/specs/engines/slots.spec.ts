import type { Engine } from '@console/build/browser'
import { expect, journey as base } from '../../engines/journey.ts'
import { APPS_START_LIMIT_MS, findAppsServer } from '../../fixtures/registered-apps/apps-test.ts'
import { FAILING_SLOTS } from '../../fixtures/registered-apps/slots/contributions.ts'

const journey = base.extend<{ appsServer: Awaited<ReturnType<typeof findAppsServer>> }>({
  appsServer: [async ({}, provide) => provide(await findAppsServer()), { timeout: APPS_START_LIMIT_MS }],

  baseURL: async ({ appsServer }, provide) => provide(appsServer.url),
})

/** Engines run at once: each changes a person of its own. */
const PEOPLE: Readonly<Record<Engine, string>> = {
  chromium: 'Alice Palmer',
  firefox: 'Cai Lei',
  webkit: 'Cao Zihan',
}
const USERS = '/app-tenant-system/system/users'

journey(
  'what apps add to a list, a person and a form; those that fail leave the page whole',
  async ({ tab, enter, engine }) => {
    const person = PEOPLE[engine]
    await enter('manager', USERS)
    await journey.step('a column and an action of a row', async () => {
      const row = tab.getByRole('row').withText(person)
      // The name is in the consent, and comes back from the app with the id.
      await row.getByText(new RegExp(`^${person} \\d+$`)).waitForVisible()
      await row.getByRole('button', { name: `Actions of apps: ${person}` }).click()
      await tab.getByRole('menuitem', { name: /^Greet/ }).click()
      await tab.getByRole('dialog').getByText(`App additions: Greet ${person}?`).waitForVisible()
      await tab.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
      await tab.getByText(`App additions: Greeted ${person}`).waitForVisible()
      await tab.getByText(person).first().click()
    })
    await journey.step('a panel with a button, beside five that fail', async () => {
      const notes = tab.getByRole('region', { name: 'Notes' })
      await notes.getByText('Notes: 0').waitForVisible()
      await notes.getByRole('button', { name: 'Add a note' }).click()
      await notes.getByText('Notes: 1').waitForVisible()
      for (const { name } of FAILING_SLOTS.contributions)
        await tab
          .getByRole('region', { name: name.en })
          .getByText(/could not be shown\.$/)
          .waitForVisible()
      // One that hangs has ended its script, and the page goes on.
      await tab.getByRole('region', { name: 'It throws' }).getByRole('button', { name: 'Retry' }).click()
      await tab
        .getByRole('region', { name: 'It throws' })
        .getByText(/could not be shown\.$/)
        .waitForVisible()
      await notes.getByRole('button', { name: 'Add a note' }).click()
      await notes.getByText('Notes: 2').waitForVisible()
    })
    await journey.step('a field of a form, checked by its app and stored', async () => {
      const edit = tab.getByRole('button', { name: 'Edit' }).first()
      await edit.click()
      const number = tab.getByLabel('Badge number')
      await number.fill('seven')
      await tab.getByText('Digits only').waitForVisible()
      await number.fill('4711')
      await tab.getByText('Digits only').waitForHidden()
      await tab.getByRole('button', { name: 'Save' }).click()
      await tab.getByRole('dialog').waitForHidden()
      await edit.click()
      await number.waitForValue('4711')
      await tab.getByRole('button', { name: 'Cancel' }).click()
    })
    await journey.step('a card of the home, and an entry of the search', async () => {
      await tab.follow('/console/home')
      await tab.getByRole('region', { name: 'Tickets' }).getByText('T-1').waitForVisible()
      await tab.press('Control+k')
      await tab.type('New ticket')
      const entry = tab.getByRole('option', { name: /New ticket/ })
      await entry.waitForVisible()
      await entry.click()
      await tab.getByRole('heading', { name: 'CRM of a team' }).waitForVisible()
    })
    expect(await tab.evaluate(() => document.querySelectorAll('iframe[aria-hidden="true"]').length)).toBe(1)
  },
)
