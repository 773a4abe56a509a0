import { account, projectApplication, projectFile, user, type DataOf } from '@console/contracts'
import type { Locator, Page } from '@playwright/test'
import { follow } from '../../fixtures/console-pages.ts'
import { pngFile } from '../../fixtures/images.ts'
import {
  choose,
  lastMonth,
  OPEN_PROJECTS_PATH,
  pdfFile,
  providerProjectPath,
  getProjectRow,
} from '../../fixtures/project-pages.ts'
import { expect, sendByHand } from '../../fixtures/several-people.ts'
import {
  NAME,
  BUSINESS,
  ASSIGNED,
  REMARK,
  OFFER,
  BETTER_OFFER,
  NOT_VERIFIED,
  OPEN_NEED_PATH,
  sent,
  readBody,
  type Story,
} from './story.ts'

/** Removes everybody but the administrator from a business, so that it starts without seats. */
export async function emptyBusiness(
  { provider: by, request }: Pick<Story, 'provider' | 'request'>,
  name: string,
) {
  const response = await request.get(user.info.path, { headers: { authorization: `Bearer ${by.token}` } })
  const { data: self } = (await response.json()) as { data: DataOf<typeof user.info> }
  const business = self.businessTypes?.find(({ businessTypeName }) => businessTypeName === name)
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

const applyButton = (page: Page) =>
  getProjectRow(page, NAME).getByRole('button', { name: `Apply, ${NAME}`, exact: true })

export async function refuseUnverified({ unverified, request, expectAccessible }: Story, id: number) {
  const { page } = unverified
  await page.goto(OPEN_NEED_PATH)
  const apply = applyButton(page)
  await expect(apply).toHaveAttribute('aria-disabled', 'true')
  await apply.hover()
  await expect(page.getByRole('tooltip')).toHaveText(NOT_VERIFIED)
  await apply.click({ force: true })
  await expect(page).toHaveURL((url) => url.pathname === OPEN_PROJECTS_PATH)
  await expectAccessible(page)
  await follow(page, providerProjectPath(id))
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

/** Selects both files while the server's answer is delayed, so that their progress is visible. */
async function attachFiles(page: Page) {
  const dialog = page.getByRole('dialog', { name: `Apply for ${NAME}` })
  let resume = () => {}
  const isResumed = new Promise<void>((resolve) => (resume = resolve))
  const headers: (string | undefined)[] = []
  await page.route(`**${projectFile.uploadAttachment.path}`, async (route) => {
    headers.push(route.request().headers()['authorization'])
    await isResumed
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
  resume()
  await expect(dialog.getByText('Uploaded')).toHaveCount(2)
  expect(headers).toEqual([expect.stringMatching(/^Bearer ./), expect.stringMatching(/^Bearer ./)])
  await page.unroute(`**${projectFile.uploadAttachment.path}`)
  return Promise.all(answers)
}

export async function applyFirst({ provider: { page }, expectAccessible }: Story, id: number) {
  await page.goto(OPEN_NEED_PATH)
  const row = getProjectRow(page, NAME)
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
  const body = readBody(sent(page, projectApplication.apply))
  await dialog.getByRole('button', { name: 'Submit' }).click()
  const { attachments, ...said } = (await body) as { attachments: string }
  expect(attachments.split(',').toSorted()).toEqual(fids.toSorted())
  expect(said).toMatchObject({ projectId: id, manpowerAssigned: ASSIGNED, applicationDesc: OFFER })
  await expect(page.getByText('Application submitted successfully')).toBeVisible()
  await expect(dialog).toBeHidden()

  await follow(page, OPEN_NEED_PATH)
  await expect(row).toContainText('Pending')
  await expect(applyButton(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(row.getByRole('button', { name: /^Apply again/ })).toHaveCount(0)
  await applyButton(page).hover()
  await expect(page.getByRole('tooltip')).toHaveText('Your application is being reviewed.')
}

export async function applyAgain({ provider: { page }, expectAccessible }: Story, id: number) {
  await page.goto(OPEN_NEED_PATH)
  await expect(getProjectRow(page, NAME)).toContainText('Rejected')
  await expect(applyButton(page)).toHaveCount(0)
  await getProjectRow(page, NAME).getByRole('link', { name: /View/ }).click()
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
  const body = readBody(sent(page, projectApplication.applyAgain))
  await dialog.getByRole('button', { name: 'Submit' }).click()
  expect(await body).toMatchObject({
    projectId: id,
    id: expect.any(Number),
    contactPerson: 'Lin Yue',
    applicationDesc: BETTER_OFFER,
  })
  await expect(page.getByText('Application submitted successfully')).toBeVisible()
}

/** Assigns the first seats that are not assigned yet; the provider is on the page of accepted projects. */
export async function assignSeats({ provider: { page }, expectAccessible }: Story, number: number) {
  await getProjectRow(page, NAME)
    .getByRole('button', { name: `Personnel, ${NAME}` })
    .click()
  const dialog = page.getByRole('dialog', { name: `Personnel: ${NAME}` })
  await expect(dialog.getByRole('checkbox').first()).toBeVisible()
  await expectAccessible(page)
  const unplaced = dialog.getByRole('checkbox', { checked: false })
  for (let placed = 0; placed < number; placed += 1) await unplaced.first().check()
  await expect(dialog.getByText(`${number} to add, 0 to remove`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
}

/** Files the report of a month from the list of the provider's projects. */
export async function fileReport(
  { provider: { page }, expectAccessible }: Pick<Story, 'provider' | 'expectAccessible'>,
  { project, month }: { project: string; month: string },
) {
  const dialog = await openReportForm(page, project)
  await dialog.getByLabel('Month', { exact: true }).fill(month)
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Remark').fill('The first weeks.')
  await dialog.locator('input[type=file]').setInputFiles(pdfFile('report.pdf'))
  await expect(dialog.getByText('Uploaded')).toBeVisible()
  await expectAccessible(page)
  await dialog.locator('button[type=submit]').click()
  await expect(page.getByText(`The report of ${month} is filed`)).toBeVisible()
  const drawer = page.getByRole('dialog', { name: `Monthly reports: ${project}` })
  const report = drawer.getByRole('listitem').filter({ hasText: 'The first weeks.' })
  await expect(report).toContainText(month)
  await expect(report).toContainText('report.pdf')
  await expectAccessible(page)
}

/**
 * Expects reports to be refused on this month, which has not ended, and on the last one, in which the project was not posted
 * yet.
 */
export async function refuseReport({ provider: { page } }: Pick<Story, 'provider'>) {
  const thisMonth = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' }).slice(0, 7)
  const dialog = await openReportForm(page, NAME)
  await dialog.locator('input[type=file]').setInputFiles(pdfFile('report.pdf'))
  await expect(dialog.getByText('Uploaded')).toBeVisible()
  for (const month of [thisMonth, lastMonth()]) {
    await dialog.getByLabel('Month', { exact: true }).fill(month)
    await page.keyboard.press('Enter')
    await dialog.locator('button[type=submit]').click()
    await expect(dialog.getByText('Choose a month that has ended')).toBeVisible()
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click()
}

async function openReportForm(page: Page, project: string): Promise<Locator> {
  await getProjectRow(page, project)
    .getByRole('button', { name: `Report, ${project}` })
    .click()
  const drawer = page.getByRole('dialog', { name: `Monthly reports: ${project}` })
  await drawer.getByRole('button', { name: 'File a report' }).click()
  return page.getByRole('dialog', { name: `New report: ${project}` })
}
