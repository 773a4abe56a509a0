import { project } from '@console/contracts'
import type { Locator, Page } from '@playwright/test'
import { follow, PHONE } from '../../fixtures/console-pages.ts'
import { demoTest as test, expect } from '../../fixtures/demo-test.ts'
import {
  ACCEPTED_PROJECTS_PATH,
  demoProjectId,
  PROJECT_LIST_PATH,
  projectPath,
} from '../../fixtures/project-pages.ts'
import { tokenFor } from '../../fixtures/test.ts'

const STAFFED = 'Spring card activation'
const PENDING = 'Water damage call-back'

/** Width of the part of a table that is out of view at its side, in pixels. */
const hiddenWidth = async (table: Locator) =>
  table.locator('.ant-table-content').evaluate((box) => box.scrollWidth - box.clientWidth)

/** Opens the list of the account, in which one project has a long name. */
async function expectActionsInView(page: Page, open: (path: string) => Promise<Page>): Promise<void> {
  await page.route(/\/api\/tenant\/project\?/, async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    await route.fulfill({ response: answer, body: text.replace(PENDING, 'W'.repeat(60)) })
  })
  await open(PROJECT_LIST_PATH)
  const name = page
    .getByRole('main')
    .getByRole('link', { name: 'W'.repeat(60) })
    .first()
  await expect(name).toBeVisible()
  await expect(page.getByTitle('W'.repeat(60))).toBeVisible()
  expect(await hiddenWidth(page.getByRole('main'))).toBe(0)
}

test('a manager’s list with long names, the log and the comparison are in view, and the newest operation has a filled dot', async ({
  signIn,
  page,
  request,
}) => {
  await expectActionsInView(page, async (path) => signIn('manager', path))
  await follow(page, projectPath(await demoProjectId(request, STAFFED)))
  const comparison = page.getByRole('main').getByRole('region', { name: 'Contractors compared' }).last()
  await expect(comparison.getByRole('columnheader', { name: 'Violations' })).toBeVisible()
  expect(await hiddenWidth(comparison)).toBe(0)
  const contractors = page.getByRole('main').getByRole('region', { name: 'Contractors', exact: true }).last()
  expect(await hiddenWidth(contractors)).toBe(0)
  const entries = page.getByRole('region', { name: 'Operations' }).locator('ol > li')
  await expect(entries.nth(1)).toBeVisible()
  const fills = await entries.evaluateAll((all) =>
    all.map((entry) => getComputedStyle(entry, '::before').backgroundColor),
  )
  expect(new Set(fills.slice(1)).size).toBe(1)
  expect(fills[0]).not.toBe(fills[1])
  await page.getByRole('button', { name: 'Full log' }).click()
  const log = page.getByRole('dialog', { name: 'Operation log' })
  await expect(log.getByText(/^Remark: /).first()).toBeVisible()
  expect(await hiddenWidth(log)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(log).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Full log' })).toBeFocused()
  await contractors.getByRole('button', { name: /^Detail/ }).click()
  const name = page.getByRole('heading', { level: 1, name: 'Lantern Call Services' })
  await expect(name).toBeVisible()
  expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
})

test('the platform’s list with long names is in view, and on a phone fields are readable and options have touch size', async ({
  signIn,
  page,
  request,
}) => {
  await expectActionsInView(page, async (path) => signIn('platform-admin', path))
  const id = await demoProjectId(request, PENDING)
  const answer = await request.get(project.detail.path, {
    params: { id },
    headers: { authorization: `Bearer ${await tokenFor(request, 'manager')}` },
  })
  const { data } = (await answer.json()) as { data: { assignments: { bizTypeID: number }[] } }
  await page.setViewportSize(PHONE)
  await follow(page, `${projectPath(id)}?review=${data.assignments[0]?.bizTypeID}`)
  const dialog = page.getByRole('dialog')
  const reject = dialog.locator('label').filter({ hasText: 'Reject' })
  await reject.click()
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  await expect(reason).toHaveCSS('font-size', '16px')
  expect((await reject.boundingBox())?.height).toBeGreaterThanOrEqual(40)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('checkboxes of seats have one size, whatever is beside them', async ({ signIn, request }) => {
    const page = await signIn(
      'provider-admin',
      `${ACCEPTED_PROJECTS_PATH}?personnel=${await demoProjectId(request, STAFFED)}`,
    )
    const ticks = page.getByRole('dialog').getByRole('checkbox')
    await expect(ticks.nth(9)).toBeAttached()
    const widths = await ticks.evaluateAll((all) => all.map((tick) => tick.getBoundingClientRect().width))
    expect(new Set(widths)).toEqual(new Set([16]))
  })
})
