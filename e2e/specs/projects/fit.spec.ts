import { project } from '@console/contracts'
import type { Locator } from '@playwright/test'
import { PHONE } from '../../fixtures/console-pages.ts'
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

/** How much of a table is out of view at its side, in pixels. */
const hiddenWidth = async (table: Locator) =>
  table.locator('.ant-table-content').evaluate((box) => box.scrollWidth - box.clientWidth)

test('texts of the operation log and figures of the comparison are in view, and the newest operation has a filled dot', async ({
  signIn,
  request,
}) => {
  const page = await signIn('manager', projectPath(await demoProjectId(request, STAFFED)))
  const comparison = page.getByRole('main').getByRole('region', { name: 'Contractors compared' }).last()
  await expect(comparison.getByRole('columnheader', { name: 'Violations' })).toBeVisible()
  expect(await hiddenWidth(comparison)).toBe(0)
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
})

for (const account of ['manager', 'platform-admin'] as const) {
  test(`the list of ${account} has its actions in view beside long names`, async ({ signIn, page }) => {
    await page.route(/\/api\/tenant\/project\?/, async (route) => {
      const answer = await route.fetch()
      const text = await answer.text()
      await route.fulfill({ response: answer, body: text.replace(PENDING, 'W'.repeat(60)) })
    })
    await signIn(account, PROJECT_LIST_PATH)
    const name = page
      .getByRole('main')
      .getByRole('link', { name: 'W'.repeat(60) })
      .first()
    await expect(name).toBeVisible()
    await expect(page.getByTitle('W'.repeat(60))).toBeVisible()
    expect(await hiddenWidth(page.getByRole('main'))).toBe(0)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('fields are readable without zooming, and options have the size of a touch target', async ({
    signIn,
    request,
  }) => {
    const id = await demoProjectId(request, PENDING)
    const answer = await request.get(project.detail.path, {
      params: { id },
      headers: { authorization: `Bearer ${await tokenFor(request, 'manager')}` },
    })
    const { data } = (await answer.json()) as { data: { assignments: { bizTypeID: number }[] } }
    const page = await signIn('platform-admin', `${projectPath(id)}?review=${data.assignments[0]?.bizTypeID}`)
    const dialog = page.getByRole('dialog')
    const reject = dialog.locator('label').filter({ hasText: 'Reject' })
    await reject.click()
    const reason = dialog.getByRole('textbox', { name: 'Reason' })
    await expect(reason).toHaveCSS('font-size', '16px')
    expect((await reject.boundingBox())?.height).toBeGreaterThanOrEqual(40)
  })

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
