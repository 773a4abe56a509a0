import { project, type projectEntity } from '@console/contracts'
import { follow } from '../../fixtures/console-pages.ts'
import {
  ACCEPTED_PROJECTS_PATH,
  choose,
  manpowerFigure,
  operations,
  pdfFile,
  PROJECT_LIST_PATH,
  projectPath,
  providerProjectPath,
  getProjectRow,
} from '../../fixtures/project-pages.ts'
import { expect, sendByHand } from '../../fixtures/several-people.ts'
import {
  NAME,
  CONTRACTOR,
  NEED,
  ASSIGNED,
  ADDED,
  REMARK,
  OFFER,
  BETTER_OFFER,
  NEED_LOWERED,
  OPEN_NEED_PATH,
  sent,
  readBody,
  loadOwnersPage,
  ownersRow,
  type Story,
} from './story.ts'

export async function raiseNeed({ owner: { page }, expectAccessible }: Story): Promise<number> {
  await page.goto(`${PROJECT_LIST_PATH}?search=${encodeURIComponent(NAME)}`)
  await page.getByRole('button', { name: 'New project' }).click()
  const dialog = page.getByRole('dialog', { name: 'New project' })
  await choose(dialog, 'Industry', 'Insurance')
  await dialog.getByLabel('Name', { exact: true }).fill(NAME)
  await dialog.getByLabel('Manpower demand').fill(String(NEED))
  await dialog.getByLabel('Description').fill('Take calls after the flood. 👋')
  await expectAccessible(page)
  const body = readBody(sent(page, project.create))
  await dialog.getByRole('button', { name: 'Create' }).click()
  expect(await body).toEqual({
    industryID: 1,
    name: NAME,
    manpowerDemand: NEED,
    description: 'Take calls after the flood. 👋',
  })
  await expect(page.getByText(`The project ${NAME} is created`)).toBeVisible()
  await getProjectRow(page, NAME).getByRole('link', { name: NAME, exact: true }).click()
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible()
  await expect(manpowerFigure(page, 'demand')).toHaveText(String(NEED))
  await expect(page.getByText('Nobody has applied yet')).toBeVisible()
  await expectAccessible(page)
  return Number(new URL(page.url()).pathname.split('/').at(-1))
}

export async function reject({ owner, expectAccessible }: Story, id: number) {
  const { page } = owner
  const row = await loadOwnersPage(owner, id)
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

export async function pass({ owner, provider, expectAccessible }: Story, id: number) {
  const { page } = owner
  const row = await loadOwnersPage(owner, id)
  await row.getByRole('button', { name: `Review, ${CONTRACTOR}` }).click()
  const dialog = page.getByRole('dialog', { name: `Application of ${CONTRACTOR}` })
  await expect(dialog).toContainText(BETTER_OFFER)
  await dialog.getByLabel('Manpower to assign').fill(String(ASSIGNED))
  const body = readBody(sent(page, project.assign))
  await dialog.getByRole('button', { name: 'Pass' }).click()
  expect(await body).toMatchObject({
    projectId: id,
    applicationStatus: 'passed',
    manpowerAssigned: ASSIGNED,
  })
  await expect(page.getByText(`The application of ${CONTRACTOR} has passed`)).toBeVisible()
  await expect(row).toContainText('Unconfirmed')
  await expect(row.getByRole('cell', { name: String(ASSIGNED), exact: true })).toBeVisible()
  await expect(manpowerFigure(page, 'confirmed')).toHaveText('0')

  await provider.page.goto(ACCEPTED_PROJECTS_PATH)
  const accepted = getProjectRow(provider.page, NAME)
  await expect(accepted).toContainText('Unconfirmed')
  // The number of the project may be the same.
  await expect(accepted.getByRole('cell', { name: String(ASSIGNED), exact: true }).last()).toBeVisible()
  await expect(accepted.getByRole('button', { name: `Monitor, ${NAME}` })).toBeVisible()
  await expect(accepted.getByRole('link', { name: /Detail/ })).toHaveAttribute(
    'href',
    new RegExp(`^${projectPath(id)}/assign/\\d+$`),
  )
  await expectAccessible(provider.page)
}

type Staffing = { before: number; after: number; state: string; share: RegExp }

export async function expectStaffing(
  { owner, provider }: Story,
  id: number,
  { before, after, ...is }: Staffing,
) {
  await expect(provider.page.getByText(`Saved. Confirmed manpower: ${after}`)).toBeVisible()
  await expect(getProjectRow(provider.page, NAME)).toContainText(is.state)
  const row = await loadOwnersPage(owner, id)
  await expect(row.getByText(is.state, { exact: true })).toBeVisible()
  await expect(manpowerFigure(owner.page, 'confirmed')).toHaveText(String(after))
  await expect(manpowerFigure(owner.page, 'gap')).toHaveText(String(NEED - after))
  await expect(owner.page.getByRole('img', { name: is.share })).toBeVisible()
  await expect(operations(owner.page)).toContainText(`${before} → ${after}`)
}

/** Reads the report of a contractor from the page of the project. */
export async function readReport(
  { owner: { page }, request, expectAccessible }: Pick<Story, 'owner' | 'request' | 'expectAccessible'>,
  month: string,
) {
  await getProjectRow(page, CONTRACTOR).getByRole('link', { name: CONTRACTOR }).click()
  await expect(page.getByRole('heading', { name: CONTRACTOR })).toBeVisible()
  const report = page.getByRole('list', { name: 'Monthly reports' }).getByRole('listitem')
  await expect(report.filter({ hasText: 'The first weeks.' })).toContainText(month)
  await expectAccessible(page)
  const link = page.getByRole('link', { name: 'report.pdf' })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('report.pdf')
  const file = await request.get((await link.getAttribute('href')) ?? '')
  expect(file.headers()['content-disposition']).toMatch(/^attachment; .*report\.pdf/)
  expect(await file.body()).toEqual(pdfFile('report.pdf').buffer)
}

export async function raiseManpower(
  { owner, provider, unverified, request, expectAccessible }: Story,
  id: number,
) {
  const { page } = owner
  await follow(page, projectPath(id))
  await ownersRow(page)
  await page.getByRole('button', { name: 'Add manpower' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add manpower' })
  await dialog.getByLabel('Manpower to add').fill(String(ADDED))
  await expect(dialog.getByText(`Manpower demand: ${NEED} → ${NEED + ADDED}`)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add manpower' }).click()
  await expect(manpowerFigure(page, 'demand')).toHaveText(String(NEED + ADDED))

  const response = await request.get(`${project.detail.path}?id=${id}`, {
    headers: { authorization: `Bearer ${owner.token}` },
  })
  const { data } = (await response.json()) as { data: projectEntity.ProjectDetail }
  const { name, industryID, description, status, version } = data
  const refusal = await sendByHand(request, {
    call: project.update,
    by: owner,
    body: {
      id,
      name,
      industryID,
      description,
      status: status ?? 'normal',
      version,
      manpowerDemand: NEED + ADDED - 1,
    },
  })
  expect(refusal).toMatchObject({ data: null, errorMsg: NEED_LOWERED })
  await loadOwnersPage(owner, id)
  await expect(manpowerFigure(page, 'demand')).toHaveText(String(NEED + ADDED))
  await expect(operations(page)).toContainText(`${NEED} → ${NEED + ADDED}`)

  // The other side sees the higher demand; the unverified provider still cannot apply.
  await provider.page.goto(providerProjectPath(id))
  const need = provider.page.locator('div:has(> dt:text-is("Manpower demand")) > dd')
  await expect(need).toHaveText(String(NEED + ADDED))
  await unverified.page.goto(OPEN_NEED_PATH)
  const open = getProjectRow(unverified.page, NAME)
  await expect(open.getByRole('cell', { name: String(NEED + ADDED), exact: true })).toBeVisible()
  await expect(open.getByRole('button', { name: `Apply, ${NAME}`, exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
}
