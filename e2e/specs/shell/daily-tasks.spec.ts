import { randomUUID } from 'node:crypto'
import { openApi } from '@console/contracts'
import type { Page } from '@playwright/test'
import { Clicks } from '../../fixtures/clicks.ts'
import { AUDIT_PATH, tableRows } from '../../fixtures/console-pages.ts'
import { demoTest, expect } from '../../fixtures/demo-test.ts'
import { manpowerFigure, projectPath } from '../../fixtures/project-pages.ts'
import { test as severalPeople } from '../../fixtures/several-people.ts'
import { test } from '../../fixtures/test.ts'
import { emptyBusiness } from '../projects/provider-steps.ts'
import { untilComputed } from '../statistics/until-computed.ts'

/*
 * The daily tasks of a designer's review, each from the page after the sign-in, with fewer clicks than it took then. The way there is
 * the rail, or the search of pages where that is shorter: people learn both.
 */

/** Opens a page by the search in the header. */
async function find(page: Page, clicks: Clicks, name: string): Promise<void> {
  await clicks.on(page.getByRole('button', { name: 'Search pages and actions' }))
  const dialog = page.getByRole('dialog', { name: 'Search pages and actions' })
  await dialog.getByRole('combobox').pressSequentially(name)
  await expect(dialog.getByRole('option', { selected: true })).toContainText(name)
  await page.keyboard.press('Enter')
}

const areas = (page: Page) => page.getByRole('navigation', { name: 'Areas' })

demoTest('a leader watches a seat: fewer than 3 clicks', async ({ signIn }) => {
  const page = await signIn('manager')
  const clicks = new Clicks()
  await clicks.on(areas(page).getByRole('link', { name: 'Workspace' }))
  // Who calls, rings or waits is before who is absent.
  await clicks.on(page.getByRole('button', { name: /^Watch / }).first())
  const stop = page.getByRole('button', { name: /^Stop watching / }).first()
  await expect(stop).toBeVisible()
  expect(clicks.count).toBeLessThan(3)
  await stop.click()
  await expect(stop).toBeHidden()
})

/** Posts a project from the page after the sign-in, and ends on its page. */
async function postProject(page: Page, clicks: Clicks, name: string): Promise<void> {
  await clicks.on(page.getByRole('button', { name: 'New project' }))
  const dialog = page.getByRole('dialog', { name: 'New project' })
  await clicks.on(dialog.getByRole('combobox', { name: 'Industry' }))
  await page.keyboard.type('Insurance')
  await page.keyboard.press('Enter')
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('textbox', { name: 'Manpower demand' }).fill('6')
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Calls about renewals.')
  await clicks.on(dialog.getByRole('button', { name: 'Create' }))
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

test('an owner posts a project and reads what comes next: fewer than 8 clicks', async ({ signIn }) => {
  const page = await signIn('manager')
  const clicks = new Clicks()
  await postProject(page, clicks, `Task ${randomUUID().slice(0, 8)}`)
  await expect(
    page.getByText('Service providers find the project among the open ones and apply.'),
  ).toBeVisible()
  expect(clicks.count).toBeLessThan(8)
  await page.goBack()
  await expect(page).toHaveURL(({ pathname, search }) => pathname === '/console/home' && search === '')
  await expect(page.getByRole('dialog')).toBeHidden()
})

/** A business of the provider that no other test fills. */
const BUSINESS = 'Broadband renewal'

severalPeople(
  'a posted project gets its staff, and the owner sees it: fewer than 14 clicks of three people',
  async ({ enter, request }) => {
    severalPeople.setTimeout(120_000)
    const clicks = new Clicks()
    const name = `Task ${randomUUID().slice(0, 8)}`
    const { page: owner } = await enter('manager')
    await owner.goto('/console/home')
    await postProject(owner, clicks, name)
    const id = Number(new URL(owner.url()).pathname.split('/').at(-1))

    const participant = await enter('provider-admin')
    const { page: provider } = participant
    await emptyBusiness({ provider: participant, request }, BUSINESS)
    await provider.goto('/console/home')
    await clicks.on(areas(provider).getByRole('button', { name: 'Projects' }))
    await clicks.on(provider.getByRole('link', { name: 'Open projects' }))
    await clicks.on(provider.getByRole('button', { name: `Apply, ${name}`, exact: true }))
    const offer = provider.getByRole('dialog', { name: `Apply for ${name}` })
    await offer.getByLabel('Contact person').fill('Lin Yue')
    await offer.getByLabel('Contact', { exact: true }).fill('+86 190 0000 0177')
    await offer.getByLabel('Manpower offered').fill('2')
    await offer.getByLabel('Application description').fill('Two seats.')
    await offer.getByLabel('Business', { exact: true }).fill(BUSINESS)
    await provider.keyboard.press('Enter')
    await clicks.on(offer.getByRole('button', { name: 'Submit' }))
    await expect(offer).toBeHidden()

    // The review is the platform's.
    const { page: platform } = await enter('platform-admin')
    await platform.goto(projectPath(id))
    await clicks.on(platform.getByRole('button', { name: /^Review, / }))
    const review = platform.getByRole('dialog', { name: /^Application of / })
    await review.getByLabel('Manpower to assign').fill('2')
    await clicks.on(review.getByRole('button', { name: 'Pass' }))
    await expect(review).toBeHidden()

    await clicks.on(provider.getByRole('link', { name: 'Assigned projects' }))
    await clicks.on(provider.getByRole('button', { name: `Personnel, ${name}` }))
    const staff = provider.getByRole('dialog', { name: `Personnel: ${name}` })
    await clicks.on(staff.getByRole('checkbox', { checked: false }).first())
    await clicks.on(staff.getByRole('button', { name: 'Save' }))
    await expect(provider.getByText('Saved. Confirmed manpower: 1')).toBeVisible()

    // The owner's page is as it was left, and shows the staff when it is looked at again.
    await owner.reload()
    await expect(manpowerFigure(owner, 'confirmed')).toHaveText('1')
    // A table below compares contractors.
    await expect(
      owner.getByRole('row', { name: /^Lantern Call Services.*Partially confirmed/ }),
    ).toBeVisible()
    expect(clicks.count).toBeLessThan(14)
  },
)

demoTest(
  'an analyst gets from a day of a chart to a call of it, and back step by step: fewer than 6 clicks',
  async ({ signIn, request, context }) => {
    await untilComputed(request)
    const page = await signIn('manager')
    const clicks = new Clicks()
    await clicks.on(areas(page).getByRole('button', { name: 'Statistics' }))
    await clicks.on(page.getByRole('link', { name: 'Whole organisation' }))
    const chart = page.getByRole('img', { name: /^Online users/ }).first()
    await expect(chart.locator('svg')).toBeVisible()
    const box = await chart.boundingBox()
    if (box === null) throw new Error('The chart is not drawn.')
    await clicks.on(chart, { position: { x: box.width / 2, y: box.height / 2 } })
    const isOneDay = ({ searchParams }: URL) => searchParams.get('from') === searchParams.get('to')
    await expect(page).toHaveURL(isOneDay)
    await clicks.on(page.getByRole('link', { name: /, Quotes: show these calls$/ }))
    const session = page.getByRole('link', { name: /^Session .*, in a new tab$/ }).first()
    await expect(session).toBeVisible()
    const opening = context.waitForEvent('page')
    await clicks.on(session)
    const opened = await opening
    await expect(opened).toHaveURL(({ pathname }) => pathname.startsWith('/assistant-console/session/'))
    await opened.close()
    expect(clicks.count).toBeLessThan(6)
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === '/console/statistic/overview' && isOneDay(url))
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === '/console/statistic/overview' && !isOneDay(url))
  },
)

demoTest('a reviewer judges calls: fewer than 4 clicks to the first, then one each', async ({ signIn }) => {
  const page = await signIn('manager')
  const clicks = new Clicks()
  await clicks.on(areas(page).getByRole('button', { name: 'Quality' }))
  await clicks.on(page.getByRole('link', { name: 'Inspections' }))
  const frame = page.frameLocator('main iframe')
  await clicks.on(frame.getByRole('button', { name: /^Review / }).first())
  const form = frame.getByRole('complementary', { name: /^Review / })
  const heading = form.getByRole('heading')
  await expect(heading).toBeVisible()
  expect(clicks.count).toBeLessThan(4)
  const judged: string[] = []
  for (const verdict of ['Pass and next', 'Pass and next']) {
    judged.push(await heading.innerText())
    await clicks.on(form.getByRole('button', { name: verdict }))
    await expect(heading).not.toHaveText(judged.at(-1) ?? '')
  }
  expect(clicks.count).toBeLessThanOrEqual(5)
  await page.goBack()
  await expect(heading).toHaveText(judged.at(-1) ?? '')
  await frame.getByRole('link', { name: 'All sessions' }).click()
  await expect(frame.getByRole('button', { name: /^Review |^Continue / }).first()).toBeVisible()
})

test('somebody who knows their label gets to its editor: fewer than 3 clicks', async ({ signIn }) => {
  const page = await signIn('manager')
  const clicks = new Clicks()
  await clicks.on(areas(page).getByRole('link', { name: 'Labels' }))
  await clicks.on(page.getByRole('button', { name: 'New label' }))
  const rule = page.getByRole('dialog').getByRole('button', { name: /^Rule label/ })
  await rule.press('Enter')
  // The list behind it has a filter of this name.
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Label name' })).toBeVisible()
  expect(clicks.count).toBeLessThan(3)
})

test('an administrator imports twenty people with their positions: fewer than 6 clicks', async ({
  signIn,
}) => {
  const page = await signIn('manager')
  const clicks = new Clicks()
  await find(page, clicks, 'Users')
  await clicks.on(page.getByRole('button', { name: 'Import' }))
  const dialog = page.getByRole('dialog', { name: 'Import people' })
  const choosing = page.waitForEvent('filechooser')
  await clicks.on(dialog.getByRole('button', { name: /^Choose/ }))
  const batch = randomUUID().slice(0, 6)
  const rows = Array.from(
    { length: 20 },
    (_, index) => `task-${batch}-${index},Task ${index},Harbour Mutual,,Winter renewals,,Seat`,
  )
  const heads = 'Username,Name,Organisation,Roles,Business types,Phone,Position'
  const file = {
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([heads, ...rows].join('\r\n')),
  }
  await (await choosing).setFiles(file)
  await expect(dialog).toContainText('20 people can be imported, 0 lines refused')
  await expect(dialog.getByRole('button', { name: 'Import 20 people' })).toBeEnabled()
  // Twenty more seats would change what other tests find: Import and Close are counted, and not clicked.
  expect(clicks.count + 2).toBeLessThan(6)
})

demoTest(
  'an accountant closes the month that is over from the one that runs: fewer than 6 clicks',
  async ({ signIn }) => {
    const page = await signIn('manager')
    const clicks = new Clicks()
    await clicks.on(areas(page).getByRole('button', { name: 'More' }))
    await clicks.on(page.getByRole('tooltip').getByRole('button', { name: 'Reports' }))
    await clicks.on(page.getByRole('link', { name: 'Billing accounts' }))
    await clicks.on(page.getByRole('button', { name: /^Close \w+ \d{4}$/ }))
    const dialog = page.getByRole('dialog', { name: /^Close \w+ \d{4}\?$/ })
    const confirm = dialog.getByRole('button', { name: 'Close month' })
    await expect(confirm).toBeEnabled()
    // It stays open for other tests: the confirmation is counted, and not clicked.
    expect(clicks.count + 1).toBeLessThan(6)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  },
)

test('a release manager offers a version to a tenth of the users: fewer than 9 clicks', async ({
  signIn,
}) => {
  const page = await signIn('platform-admin')
  const clicks = new Clicks()
  await clicks.on(areas(page).getByRole('link', { name: 'Versions' }))
  await clicks.on(page.getByRole('button', { name: 'New version' }))
  const dialog = page.getByRole('dialog', { name: 'New version' })
  await dialog.getByRole('textbox', { name: 'Version' }).fill('9.9.0')
  const choices = [
    ['Platform', 'Android'],
    ['Update mode', 'Optional'],
    ['Scope', 'Percentage of users'],
  ] as const
  for (const [name, choice] of choices) {
    const field = dialog.getByRole('combobox', { name })
    await field.pressSequentially(choice)
    await expect(page.locator('.ant-select-item-option-active').filter({ visible: true })).toHaveText(choice)
    await field.press('Enter')
    await expect(dialog.getByTitle(choice, { exact: true })).toBeVisible()
  }
  await dialog.getByRole('textbox', { name: 'Rollout (%)' }).fill('10')
  await dialog.getByRole('textbox', { name: 'Release notes' }).fill('Fixes.')
  await dialog
    .getByRole('textbox', { name: 'Address of the package' })
    .fill('https://packages.example/console.apk')
  await clicks.on(dialog.getByRole('button', { name: 'Save' }))
  await clicks.on(page.getByRole('button', { name: 'Release Android 9.9.0' }))
  const release = page.getByRole('dialog', { name: 'Release Android 9.9.0?' })
  await expect(release.getByRole('button', { name: 'Release' })).toBeEnabled()
  // Clients of other tests look for versions: the confirmation is counted, and not clicked.
  expect(clicks.count + 1).toBeLessThan(9)
  await release.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('row', { name: /^9\.9\.0 Android/ })).toContainText('10')
  await page.getByRole('button', { name: 'Delete Android 9.9.0' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('row', { name: /^9\.9\.0 Android/ })).toBeHidden()
})

test('a curious person reads who changed what: fewer than 2 clicks, then one a record', async ({
  signIn,
}) => {
  const page = await signIn('manager')
  const clicks = new Clicks()
  await find(page, clicks, 'Audit log')
  await expect(page).toHaveURL((url) => url.pathname === AUDIT_PATH)
  expect(clicks.count).toBeLessThan(2)
  await clicks.on(tableRows(page).first().getByRole('button').last())
  await expect(page.getByText('Side by side')).toBeVisible()
  await clicks.on(page.getByRole('button', { name: 'Next record' }))
  expect(clicks.count).toBe(3)
  await page.goBack()
  await expect(page).toHaveURL((url) => url.pathname === AUDIT_PATH)
})

test('a developer makes an API client with a name and calls with it: fewer than 4 clicks', async ({
  signIn,
  request,
}) => {
  const page = await signIn('manager')
  const clicks = new Clicks()
  await find(page, clicks, 'API credentials')
  await clicks.on(page.getByRole('button', { name: 'New client' }))
  // The name has the focus.
  await page.keyboard.type('Nightly export')
  await clicks.on(page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'New client' })
  await expect(dialog.locator('code')).toHaveCount(2)
  expect(clicks.count).toBeLessThan(4)
  await expect(dialog).toContainText('Nightly export')
  const [id = '', secret = ''] = await dialog.locator('code').allTextContents()
  const form = { grant_type: 'client_credentials', client_id: id, client_secret: secret }
  const granted = await request.post(openApi.TOKEN_PATH, { form })
  const { access_token: token } = openApi.tokenAnswer.parse(await granted.json())
  const headers = { authorization: `Bearer ${token}` }
  expect((await request.get(openApi.organizations.path, { headers })).status()).toBe(200)
})
