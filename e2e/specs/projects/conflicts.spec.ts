import { project, type projectEntity } from '@console/contracts'
import type { APIRequestContext, Page } from '@playwright/test'
import { follow } from '../../fixtures/console-pages.ts'
import { PROJECT_LIST_PATH, getProjectRow } from '../../fixtures/project-pages.ts'
import { expect, sendByHand, test, type Participant } from '../../fixtures/several-people.ts'

const INSURANCE = 1

/** Posts a project without the form; returns its id. */
async function post(request: APIRequestContext, by: Participant, name: string): Promise<number> {
  const body = { industryID: INSURANCE, name, manpowerDemand: 5, description: 'As it was posted.' }
  const { data } = await sendByHand(request, { call: project.create, by, body })
  return (data as { id: number }).id // the contract's answer
}

async function fetchDetail(request: APIRequestContext, { token }: Participant, id: number) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.get(`${project.detail.path}?id=${id}`, { headers })
  return ((await answer.json()) as { data: projectEntity.ProjectDetail }).data // the contract's answer
}

const formPath = (id: number) => `${PROJECT_LIST_PATH}?edit=${id}`
const formOf = (page: Page, name: string) => page.getByRole('dialog', { name: `Update ${name}` })

async function openForm(page: Page, { id, name }: { id: number; name: string }) {
  await page.goto(formPath(id))
  const dialog = formOf(page, name)
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue(name)
  return dialog
}

test('when two people edit a project at once, the second loses no input and chooses between it and the stored project [PROJ-016]', async ({
  enter,
  request,
  watch,
  expectAccessible,
}) => {
  watch.expect(/status of 409/)
  const first = await enter('manager')
  const second = await enter('manager')
  await test.step('keep my changes', async () => {
    const name = 'Hail claims'
    const id = await post(request, first, name)
    const one = await openForm(first.page, { id, name })
    const other = await openForm(second.page, { id, name })

    await one.getByLabel('Description').fill('Changed by the first.')
    await one.getByRole('button', { name: 'Save' }).click()
    await expect(first.page.getByText(`The project ${name} is saved`)).toBeVisible()

    await other.getByLabel('Name', { exact: true }).fill('Hail claims 🧊')
    await other.getByLabel('Manpower demand').fill('7')
    await other.getByRole('button', { name: 'Save' }).click()
    await expect(other.getByText('Somebody changed this meanwhile.')).toBeVisible()
    await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Hail claims 🧊')
    await expect(other.getByLabel('Manpower demand')).toHaveValue('7')
    expect(await fetchDetail(request, first, id)).toMatchObject({
      name,
      description: 'Changed by the first.',
    })
    await expectAccessible(second.page)
    await other.getByRole('button', { name: 'Keep my changes' }).click()
    await other.getByRole('button', { name: 'Save' }).click()
    await expect(second.page.getByText('The project Hail claims 🧊 is saved')).toBeVisible()
    expect(await fetchDetail(request, first, id)).toMatchObject({
      name: 'Hail claims 🧊',
      manpowerDemand: 7,
      description: 'Changed by the first.',
    })
  })

  await test.step('show the stored project', async () => {
    const name = 'Frost claims'
    const id = await post(request, second, name)
    const dialog = await openForm(second.page, { id, name })
    await dialog.getByLabel('Description').fill('Not needed after all.')
    const { industryID, status, manpowerDemand, version } = await fetchDetail(request, second, id)
    const description = 'Changed meanwhile.'
    const body = { id, name, industryID, status: status ?? 'normal', manpowerDemand, version, description }
    expect((await sendByHand(request, { call: project.update, by: second, body })).status).toBe(200)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByRole('button', { name: 'Show current version' }).click()
    await expect(dialog.getByLabel('Description')).toHaveValue(description)
  })
})

test('the draft of a long project survives a reload until discarded, and the address restores filters, page and form [PROJ-004, PROJ-015]', async ({
  enter,
  request,
}) => {
  test.setTimeout(120_000)
  const person = await enter('manager')
  const { page } = person
  await test.step('a draft [PROJ-015]', async () => {
    const long = 'مركز 冬季 👨‍👩‍👧 '.repeat(120)
    await page.goto(PROJECT_LIST_PATH)
    // A list without a project offers it twice.
    await page.getByRole('button', { name: 'New project' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'New project' })
    await dialog.getByLabel('Name', { exact: true }).fill('Typed by hand')
    await dialog.getByLabel('Manpower demand').fill('12')
    await dialog.getByLabel('Description').fill(long)
    await page.reload()
    await expect(dialog.getByText(/^What you typed at \d\d:\d\d is back\./)).toBeVisible()
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Typed by hand')
    await expect(dialog.getByLabel('Manpower demand')).toHaveValue('12')
    await expect(dialog.getByLabel('Description')).toHaveValue(long)
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await expect(dialog.getByLabel('Description')).toHaveValue('')
    await page.reload()
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('the address [PROJ-004]', async () => {
    for (let number = 1; number <= 11; number += 1) await post(request, person, `Addressed ${number}`)
    await follow(page, PROJECT_LIST_PATH)
    const search = page.getByLabel('Project name or code')
    await search.fill('Addressed')
    await page.getByLabel('Status', { exact: true }).click()
    await page.locator('.ant-select-item-option').filter({ hasText: 'Normal' }).click()
    await page.getByRole('button', { name: 'Inquire' }).click()
    await expect(getProjectRow(page, 'Addressed')).toHaveCount(10)
    await page.getByRole('button', { name: 'Page 2' }).click()
    // The newest come first, so the oldest is alone on the second page.
    await expect(getProjectRow(page, 'Addressed')).toHaveCount(1)
    await page.getByRole('button', { name: 'Update, Addressed 1', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Update Addressed 1' })
    await expect(dialog).toBeVisible()
    const { searchParams } = new URL(page.url())
    expect(Object.fromEntries(searchParams)).toMatchObject({
      search: 'Addressed',
      status: 'normal',
      page: '2',
      edit: expect.stringMatching(/^\d+$/),
    })

    await page.reload()
    await expect(dialog).toBeVisible()
    await expect(search).toHaveValue('Addressed')
    await expect(getProjectRow(page, 'Addressed')).toHaveCount(1)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(getProjectRow(page, 'Addressed')).toHaveCount(1)
    await page.goBack()
    await expect(getProjectRow(page, 'Addressed')).toHaveCount(10)
    await page.goForward()
    await page.goForward()
    await expect(dialog).toBeVisible()
  })
})
