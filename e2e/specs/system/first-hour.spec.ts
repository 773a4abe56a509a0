import { STATUS_EVENT } from '@console/contracts'
import { request as requests, type Page } from '@playwright/test'
import { submitSignIn } from '../../fixtures/console-pages.ts'
import { reporterOf } from '../../fixtures/report-events.ts'
import { expect, test } from '../../fixtures/test.ts'
import { type RealServer, startRealServer } from '../../setup/real-server.ts'

const OWN_PASSWORD = 'Harbour-2027'
const SEATS = 9

const people = [
  'Username,Name,Organisation,Roles,Business types,Phone,Position',
  ...Array.from(
    { length: SEATS },
    (_, index) => `agent-${index + 1},Agent ${index + 1},Platform / Team One,Agents,Renewals,,Seat`,
  ),
].join('\r\n')

let server: RealServer
test.beforeAll(async () => {
  server = await startRealServer({ SEED_PROFILE: 'none' })
})
test.afterAll(() => server.stop())

const steps = (page: Page) => page.getByRole('region', { name: /^First steps of/ })

const sampleLine = (page: Page) => page.getByText('What you see contains sample data.')

/** Opens a step of the card on the home. */
async function openStep(page: Page, name: string): Promise<void> {
  await steps(page).getByRole('link', { name, exact: true }).click()
}

/** Goes home by the brand's link, where so many steps are done. */
async function expectDone(page: Page, done: number): Promise<void> {
  await page.getByRole('link', { name: 'Orchid, home' }).click()
  await expect(steps(page)).toContainText(`${done} of 6 done`)
}

test('a new company gets from its first sign-in to seats on the wall by the steps of its home [SHELL-049]', async ({
  page,
  watch,
}) => {
  test.setTimeout(180_000)
  // Nothing may be opened before the one-time password is changed.
  watch.expect(/status of 403/)
  const [, oneTime = ''] = /one-time password: (\S+)/.exec(server.printed()) ?? []
  await test.step('the first sign-in', async () => {
    await page.goto(`${server.url}/console/`)
    await submitSignIn(page, 'admin', oneTime)
    await page.getByLabel('Old password', { exact: true }).fill(oneTime)
    await page.getByLabel('New password', { exact: true }).fill(OWN_PASSWORD)
    await page.getByLabel('Confirm new password', { exact: true }).fill(OWN_PASSWORD)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Your password is changed. Sign in with the new one')).toBeVisible()
    await submitSignIn(page, 'admin', OWN_PASSWORD)
    await expect(steps(page)).toContainText('0 of 6 done')
  })

  await test.step('a business', async () => {
    await openStep(page, 'Add a business')
    await page.getByRole('button', { name: 'New business' }).click()
    const dialog = page.getByRole('dialog', { name: 'New business' })
    await dialog.getByLabel('Name', { exact: true }).fill('Renewals')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(dialog).toBeHidden()
    await expectDone(page, 1)
    await expect(page.getByRole('banner')).toContainText('Renewals')
  })

  await test.step('an organisation', async () => {
    await openStep(page, 'Build the organisation')
    await page.getByRole('button', { name: 'New organisation' }).click()
    const dialog = page.getByRole('dialog', { name: 'New organisation in Platform' })
    await dialog.getByLabel('Name', { exact: true }).fill('Team One')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(dialog).toBeHidden()
    await expectDone(page, 2)
  })

  await test.step('a role', async () => {
    await openStep(page, 'Make roles')
    await page.getByRole('button', { name: 'New role' }).click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Agents')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('“Agents” is saved')).toBeVisible()
    await expectDone(page, 3)
  })

  await test.step('people from a file, with their positions', async () => {
    await openStep(page, 'Add people')
    await page.getByRole('button', { name: 'Import' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import people' })
    await dialog
      .getByLabel('Choose a file')
      .first()
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(people) })
    await dialog.getByRole('button', { name: `Import ${SEATS} people` }).click()
    await expect(dialog).toContainText(`${SEATS} people imported`)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expectDone(page, 5)
  })

  await test.step('sample data, which does no step, and seats on the wall', async () => {
    await steps(page).getByRole('button', { name: 'Add sample data' }).click()
    await expect(steps(page)).toContainText('Sample data is shown: 8 seats, 60 calls.')
    await expect(steps(page)).toContainText('5 of 6 done')
    await steps(page).getByRole('link', { name: 'Workspace' }).click()
    const main = page.getByRole('main')
    await expect(main.getByText('Agent 1', { exact: true })).toBeVisible()
    await expect(main.getByText('Calling').first()).toBeVisible()
    await expect(sampleLine(page)).toBeVisible()
    await page.goBack()
    await steps(page).getByRole('link', { name: 'Sessions' }).click()
    await expect(
      page
        .frameLocator('iframe')
        .getByText(/^Sample customer/)
        .first(),
    ).toBeVisible()
  })

  await test.step('the call platform reports, and the sample goes', async () => {
    await expectDone(page, 5)
    await openStep(page, 'Connect your call platform')
    await page.getByRole('button', { name: 'New client' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Call platform')
    await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'New client' })
    await expect(dialog.locator('code')).toHaveCount(2)
    const [clientId = '', clientSecret = ''] = await dialog.locator('code').allTextContents()
    await dialog.getByRole('button', { name: 'Done' }).click()
    const api = await requests.newContext({ baseURL: server.url })
    const { report } = await reporterOf(api, { clientId, clientSecret })
    const event = { account: 'agent-1', businessTypeId: 1, evt: STATUS_EVENT.online }
    await report([{ type: 'status', eventId: 'first', at: Math.floor(Date.now() / 1000), ...event }])
    await api.dispose()
    await expectDone(page, 6)
    await expect(steps(page)).toContainText('Your call platform reports by now')
    await steps(page).getByRole('button', { name: 'Remove sample data' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove sample data' }).click()
    await expect(page.getByText('Sample data removed')).toBeVisible()
    await expect(steps(page)).toBeHidden()
    await page.getByRole('link', { name: 'Workspace' }).click()
    await expect(page.getByRole('main').getByText('Agent 1', { exact: true })).toBeVisible()
    await expect(sampleLine(page)).toBeHidden()
  })
})
