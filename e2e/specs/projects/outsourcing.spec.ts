import {
  account,
  project,
  projectApplication,
  type projectEntity,
  projectFile,
  user,
  type DataOf,
} from '@console/contracts'
import type { APIRequestContext, Page } from '@playwright/test'
import { pngFile } from '../../fixtures/images.ts'
import {
  ACCEPTED_PROJECTS_PATH,
  choose,
  manpowerFigure,
  OPEN_PROJECTS_PATH,
  operations,
  pdfFile,
  PROJECT_LIST_PATH,
  projectPath,
  providerProjectPath,
  rowOf,
} from '../../fixtures/project-pages.ts'
import { expect, sendByHand, test, type Participant } from '../../fixtures/several-people.ts'

const NAME = 'Flood claims intake'
const BUSINESS = '客户回访'
const CONTRACTOR = 'Lantern Call Services'
const NEED = 6
const ASSIGNED = 3
const ADDED = 4
const REMARK = 'Say which shifts the seats can take.'
const OFFER = 'Three seats, trained on claims intake.'
const BETTER_OFFER = 'Three seats from 08:00 to 20:00, trained on claims intake.'
const NOT_VERIFIED = 'Not verified. Please contact the platform offline to complete verification.'
const NEED_LOWERED = 'Manpower needs can only be increased'

type Story = {
  owner: Participant
  provider: Participant
  unverified: Participant
  request: APIRequestContext
  expectAccessible: (on?: Page) => Promise<void>
}

const sent = (page: Page, { method, path }: { method: string; path: string }) =>
  page.waitForRequest((one) => one.method() === method && new URL(one.url()).pathname === path)

/** What was put into a request's body. */
const bodyOf = async (request: ReturnType<typeof sent>): Promise<unknown> => (await request).postDataJSON()

const applyButton = (page: Page) =>
  rowOf(page, NAME).getByRole('button', { name: `Apply, ${NAME}`, exact: true })

/** The owner's page of the project, as it is now, and its row of the contractor. */
async function openOwnersPage({ page }: Participant, id: number) {
  await page.goto(projectPath(id))
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible()
  return rowOf(page, CONTRACTOR)
}

/** Takes everybody but the administrator, whose form offers it, out of the business: it begins without a seat. */
async function emptyBusiness({ provider: by, request }: Story) {
  const asked = await request.get(user.info.path, { headers: { authorization: `Bearer ${by.token}` } })
  const { data: self } = (await asked.json()) as { data: DataOf<typeof user.info> }
  const business = self.businessTypes?.find(({ businessTypeName }) => businessTypeName === BUSINESS)
  const businessTypeId = business?.businessTypeId ?? 0
  const listed = await sendByHand(request, {
    call: account.list,
    by,
    body: { businessTypeId, order: 'name', pageIndex: 1, pageSize: 100 },
  })
  const { records } = listed.data as DataOf<typeof account.list> // the contract's answer
  const ids = records.map(({ id }) => id).filter((id) => id !== self.userId)
  if (ids.length === 0) return
  const change = { kind: 'removeBusinessTypes' as const, businessTypeIds: [businessTypeId] }
  const { data } = await sendByHand(request, { call: account.change, by, body: { ids, change } })
  expect(data).toMatchObject({ changed: ids.length })
}

async function raiseNeed({ owner: { page }, expectAccessible }: Story): Promise<number> {
  await page.goto(PROJECT_LIST_PATH)
  await page.getByRole('button', { name: 'New project' }).click()
  const dialog = page.getByRole('dialog', { name: 'New project' })
  await choose(dialog, 'Industry', 'Insurance')
  await dialog.getByLabel('Name', { exact: true }).fill(NAME)
  await dialog.getByLabel('Manpower needed').fill(String(NEED))
  await dialog.getByLabel('Description').fill('Take calls after the flood. 👋')
  await expectAccessible(page)
  const body = bodyOf(sent(page, project.create))
  await dialog.getByRole('button', { name: 'Create' }).click()
  expect(await body).toEqual({
    industryID: 1,
    name: NAME,
    manpowerDemand: NEED,
    description: 'Take calls after the flood. 👋',
  })
  await expect(page.getByText(`The project ${NAME} is created`)).toBeVisible()
  await rowOf(page, NAME).getByRole('link', { name: NAME, exact: true }).click()
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible()
  await expect(manpowerFigure(page, 'demand')).toHaveText(String(NEED))
  await expect(page.getByText('Nobody has applied yet')).toBeVisible()
  await expectAccessible(page)
  return Number(new URL(page.url()).pathname.split('/').at(-1))
}

async function refuseUnverified({ unverified, request, expectAccessible }: Story, id: number) {
  const { page } = unverified
  await page.goto(OPEN_PROJECTS_PATH)
  const apply = applyButton(page)
  await expect(apply).toHaveAttribute('aria-disabled', 'true')
  await apply.hover()
  await expect(page.getByRole('tooltip')).toHaveText(NOT_VERIFIED)
  await apply.click({ force: true })
  await expect(page).toHaveURL((url) => url.pathname === OPEN_PROJECTS_PATH)
  await expectAccessible(page)
  await page.goto(providerProjectPath(id))
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  const refusal = await sendByHand(request, {
    call: projectApplication.apply,
    by: unverified,
    body: {
      projectId: id,
      contactPerson: 'Tang Jingxing',
      contact: '+86 190 0000 0150',
      manpowerAssigned: 1,
      applicationDesc: 'One seat.',
      attachments: '',
    },
  })
  expect(refusal).toMatchObject({ data: null, errorMsg: NOT_VERIFIED })
}

/** Chooses both files while the server is kept waiting, so that how far they are can be seen. */
async function attachFiles(page: Page) {
  const dialog = page.getByRole('dialog', { name: `Apply for ${NAME}` })
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  const headers: (string | undefined)[] = []
  await page.route(`**${projectFile.uploadAttachment.path}`, async (route) => {
    headers.push(route.request().headers()['authorization'])
    await held
    await route.continue()
  })
  const answers: Promise<string>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname !== projectFile.uploadAttachment.path) return
    answers.push(
      response.json().then(({ data }: { data: DataOf<typeof projectFile.uploadAttachment> }) => data.fid),
    )
  })
  await dialog.locator('input[type=file]').setInputFiles([pdfFile('offer.pdf'), pngFile()])
  for (const name of ['offer.pdf', 'logo.png'])
    await expect(dialog.getByRole('progressbar', { name: `Progress of ${name}` })).toBeVisible()
  goOn()
  await expect(dialog.getByText('Uploaded')).toHaveCount(2)
  expect(headers).toEqual([expect.stringMatching(/^Bearer ./), expect.stringMatching(/^Bearer ./)])
  await page.unroute(`**${projectFile.uploadAttachment.path}`)
  return Promise.all(answers)
}

async function applyFirst({ provider: { page }, expectAccessible }: Story, id: number) {
  await page.goto(OPEN_PROJECTS_PATH)
  const row = rowOf(page, NAME)
  await expect(row).toContainText('Not applied')
  await expect(row.getByRole('button', { name: /^Apply again/ })).toHaveCount(0)
  await applyButton(page).click()
  const dialog = page.getByRole('dialog', { name: `Apply for ${NAME}` })
  await dialog.getByLabel('Contact person').fill('Lin Yue')
  await dialog.getByLabel('Contact', { exact: true }).fill('+86 190 0000 0177')
  await dialog.getByLabel('Manpower offered').fill(String(ASSIGNED))
  await dialog.getByLabel('Application description').fill(OFFER)
  await choose(dialog, 'Business', BUSINESS)
  const fids = await attachFiles(page)
  await expectAccessible(page)
  const body = bodyOf(sent(page, projectApplication.apply))
  await dialog.getByRole('button', { name: 'Submit' }).click()
  const { attachments, ...said } = (await body) as { attachments: string }
  expect(attachments.split(',').toSorted()).toEqual(fids.toSorted())
  expect(said).toMatchObject({ projectId: id, manpowerAssigned: ASSIGNED, applicationDesc: OFFER })
  await expect(page.getByText('Application submitted successfully')).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.goto(OPEN_PROJECTS_PATH)
  await expect(row).toContainText('Pending')
  await expect(applyButton(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(row.getByRole('button', { name: /^Apply again/ })).toHaveCount(0)
  await applyButton(page).hover()
  await expect(page.getByRole('tooltip')).toHaveText('Your application is being reviewed.')
}

async function reject({ owner, expectAccessible }: Story, id: number) {
  const { page } = owner
  const row = await openOwnersPage(owner, id)
  await expect(row).toContainText('Pending')
  await row.getByRole('button', { name: `Review, ${CONTRACTOR}` }).click()
  const dialog = page.getByRole('dialog', { name: `Application of ${CONTRACTOR}` })
  await expect(dialog.getByRole('link', { name: 'offer.pdf' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'logo.png' })).toBeVisible()
  await expect(dialog).toContainText(OFFER)
  await expectAccessible(page)
  await dialog.locator('label').filter({ hasText: 'Reject' }).click()
  await dialog.getByLabel('Reason').fill(REMARK)
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText(`The application of ${CONTRACTOR} is rejected`)).toBeVisible()
  await expect(row).toContainText('Rejected')
}

async function applyAgain({ provider: { page }, expectAccessible }: Story, id: number) {
  await page.goto(OPEN_PROJECTS_PATH)
  await expect(rowOf(page, NAME)).toContainText('Rejected')
  await expect(applyButton(page)).toHaveCount(0)
  await rowOf(page, NAME).getByRole('link', { name: /View/ }).click()
  await expect(page.getByText(REMARK).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Apply again' }).click()
  const dialog = page.getByRole('dialog', { name: `Apply for ${NAME}` })
  await expect(dialog.getByLabel('Contact person')).toHaveValue('Lin Yue')
  await expect(dialog.getByLabel('Contact', { exact: true })).toHaveValue('+86 190 0000 0177')
  await expect(dialog.getByLabel('Manpower offered')).toHaveValue(String(ASSIGNED))
  await expect(dialog.getByText('Uploaded')).toHaveCount(2)
  const description = dialog.getByLabel('Application description')
  await expect(description).toHaveValue(OFFER)
  await description.fill(BETTER_OFFER)
  const body = bodyOf(sent(page, projectApplication.applyAgain))
  await dialog.getByRole('button', { name: 'Submit' }).click()
  expect(await body).toMatchObject({
    projectId: id,
    id: expect.any(Number) as number,
    contactPerson: 'Lin Yue',
    applicationDesc: BETTER_OFFER,
  })
  await expect(page.getByText('Application submitted successfully')).toBeVisible()
}

async function pass({ owner, provider, expectAccessible }: Story, id: number) {
  const { page } = owner
  const row = await openOwnersPage(owner, id)
  await row.getByRole('button', { name: `Review, ${CONTRACTOR}` }).click()
  const dialog = page.getByRole('dialog', { name: `Application of ${CONTRACTOR}` })
  await expect(dialog).toContainText(BETTER_OFFER)
  await dialog.getByLabel('Manpower to assign').fill(String(ASSIGNED))
  const body = bodyOf(sent(page, project.assign))
  await dialog.getByRole('button', { name: 'Pass' }).click()
  expect(await body).toMatchObject({
    projectId: id,
    applicationStatus: 'passed',
    manpowerAssigned: ASSIGNED,
  })
  await expect(page.getByText(`The application of ${CONTRACTOR} has passed`)).toBeVisible()
  await openOwnersPage(owner, id)
  await expect(row).toContainText('Unconfirmed')
  await expect(row.getByRole('cell', { name: String(ASSIGNED), exact: true })).toBeVisible()
  await expect(manpowerFigure(page, 'confirmed')).toHaveText('0')

  await provider.page.goto(ACCEPTED_PROJECTS_PATH)
  const accepted = rowOf(provider.page, NAME)
  await expect(accepted).toContainText('Unconfirmed')
  await expect(accepted.getByRole('cell', { name: String(ASSIGNED), exact: true })).toBeVisible()
  await expect(accepted.getByRole('button', { name: `Monitor, ${NAME}` })).toBeVisible()
  await expect(accepted.getByRole('link', { name: /Detail/ })).toHaveAttribute(
    'href',
    new RegExp(`^${projectPath(id)}/assign/\\d+$`),
  )
  await expectAccessible(provider.page)
}

/** The first seats that are not placed yet. */
async function placeSeats({ provider: { page }, expectAccessible }: Story, number: number) {
  await page.goto(ACCEPTED_PROJECTS_PATH)
  await rowOf(page, NAME)
    .getByRole('button', { name: `Personnel, ${NAME}` })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Personnel of the project' })
  await expect(dialog.getByRole('checkbox').first()).toBeVisible()
  await expectAccessible(page)
  const unplaced = dialog.getByRole('checkbox', { checked: false })
  for (let placed = 0; placed < number; placed += 1) await unplaced.first().check()
  await expect(dialog.getByText(`${number} to place, 0 to withdraw`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
}

type Staffing = { before: number; after: number; state: string; share: RegExp }

async function expectStaffing({ owner, provider }: Story, id: number, { before, after, ...is }: Staffing) {
  await expect(provider.page.getByText(`Saved. Confirmed manpower: ${after}`)).toBeVisible()
  await expect(rowOf(provider.page, NAME)).toContainText(is.state)
  const row = await openOwnersPage(owner, id)
  await expect(row.getByText(is.state, { exact: true })).toBeVisible()
  await expect(manpowerFigure(owner.page, 'confirmed')).toHaveText(String(after))
  await expect(manpowerFigure(owner.page, 'gap')).toHaveText(String(NEED - after))
  await expect(owner.page.getByRole('img', { name: is.share })).toBeVisible()
  await expect(operations(owner.page)).toContainText(`${before} → ${after}`)
}

async function fileReport({ provider: { page }, expectAccessible }: Story, month: string) {
  await page.goto(ACCEPTED_PROJECTS_PATH)
  await rowOf(page, NAME)
    .getByRole('button', { name: `Report, ${NAME}` })
    .click()
  const drawer = page.getByRole('dialog', { name: `Monthly reports: ${NAME}` })
  await drawer.getByRole('button', { name: 'File a report' }).click()
  const dialog = page.getByRole('dialog', { name: `New report: ${NAME}` })
  await dialog.getByLabel('Month', { exact: true }).fill(month)
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Remark').fill('The first weeks.')
  await dialog.locator('input[type=file]').setInputFiles(pdfFile('report.pdf'))
  await expect(dialog.getByText('Uploaded')).toBeVisible()
  await expectAccessible(page)
  await dialog.locator('button[type=submit]').click()
  await expect(page.getByText(`The report of ${month} is filed`)).toBeVisible()
  await expect(drawer.getByRole('listitem').filter({ hasText: month })).toContainText('report.pdf')
  await expectAccessible(page)
}

async function readReport({ owner, request, expectAccessible }: Story, id: number, month: string) {
  const { page } = owner
  const row = await openOwnersPage(owner, id)
  await row.getByRole('link', { name: CONTRACTOR }).click()
  await expect(page.getByRole('heading', { name: CONTRACTOR })).toBeVisible()
  const report = page.getByRole('list', { name: 'Monthly reports' }).getByRole('listitem')
  await expect(report.filter({ hasText: month }).first()).toContainText('The first weeks.')
  await expectAccessible(page)
  const link = page.getByRole('link', { name: 'report.pdf' })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('report.pdf')
  const file = await request.get((await link.getAttribute('href')) ?? '')
  expect(file.headers()['content-disposition']).toMatch(/^attachment; .*report\.pdf/)
  expect(await file.body()).toEqual(pdfFile('report.pdf').buffer)
}

async function raiseManpower({ owner, request, expectAccessible }: Story, id: number) {
  const { page } = owner
  await openOwnersPage(owner, id)
  await page.getByRole('button', { name: 'Add manpower' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add manpower' })
  await dialog.getByLabel('Manpower to add').fill(String(ADDED))
  await expect(dialog.getByText(`Manpower demand: ${NEED} → ${NEED + ADDED}`)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add manpower' }).click()
  await expect(manpowerFigure(page, 'demand')).toHaveText(String(NEED + ADDED))

  const asked = await request.get(`${project.detail.path}?id=${id}`, {
    headers: { authorization: `Bearer ${owner.token}` },
  })
  const { data } = (await asked.json()) as { data: projectEntity.ProjectDetail }
  const { name, industryID, description, status, version } = data
  const refusal = await sendByHand(request, {
    call: project.update,
    by: owner,
    body: { id, name, industryID, description, status, version, manpowerDemand: NEED + ADDED - 1 },
  })
  expect(refusal).toMatchObject({ data: null, errorMsg: NEED_LOWERED })
  await openOwnersPage(owner, id)
  await expect(manpowerFigure(page, 'demand')).toHaveText(String(NEED + ADDED))
}

test('a need is raised, applied for, rejected, applied for again, passed, staffed, reported on and raised once more, and each side sees it [PROJ-015, PROJ-018, PROJ-019, PROJ-022, PROJ-046, PROV-007, PROV-008, PROV-009, PROV-010, PROV-011, PROV-012, PROV-018, PROV-019, PROV-020, PROV-021, PROV-025]', async ({
  enter,
  request,
  expectAccessible,
}) => {
  test.setTimeout(240_000)
  const story: Story = {
    owner: await enter('platform-admin'),
    provider: await enter('provider-admin'),
    unverified: await enter('provider-unverified'),
    request,
    expectAccessible,
  }
  const { page } = story.owner
  await emptyBusiness(story)
  const id = await test.step('the owner raises a need', () => raiseNeed(story))
  await test.step('who is not verified may not apply', () => refuseUnverified(story, id))
  await test.step('the provider applies', () => applyFirst(story, id))
  await test.step('the platform rejects', () => reject(story, id))
  await test.step('the provider applies again', () => applyAgain(story, id))
  await test.step('the platform passes', () => pass(story, id))
  await test.step('the provider places some, then the rest', async () => {
    await placeSeats(story, 2)
    const some = { before: 0, after: 2, state: 'Partially confirmed', share: /^2 confirmed, 33\.3 %/ }
    await expectStaffing(story, id, some)
    await placeSeats(story, 1)
    await expectStaffing(story, id, { before: 2, after: 3, state: 'Confirmed', share: /^3 confirmed, 50 %/ })
  })
  await test.step('the statistics of the project are figures', async () => {
    const statistics = page.getByRole('region', { name: 'Statistics', exact: true })
    await expect(statistics.getByRole('definition')).toHaveText([/^\d+$/, /^\d+:\d\d:\d\d$/])
  })
  await test.step('the provider reports on the month, and the owner reads it', async () => {
    const month = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' }).slice(0, 7)
    await fileReport(story, month)
    await readReport(story, id, month)
  })
  await test.step('the owner needs more, and never less', () => raiseManpower(story, id))
})
