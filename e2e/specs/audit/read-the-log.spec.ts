import { readFile } from 'node:fs/promises'
import { AUDIT_PATH, auditRows } from '../../fixtures/console-pages.ts'
import { expect, storeToken, test, tokenFor } from '../../fixtures/test.ts'

test('what was just done stands on top of the log [AUDIT-001, AUDIT-003, AUDIT-004]', async ({
  signIn,
  expectAccessible,
}) => {
  const page = await signIn('manager', AUDIT_PATH)
  const first = auditRows(page).first()
  await expect(first).toContainText(/sign/i)
  await expect(first).toContainText(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/)
  const titles = await page.getByRole('columnheader').allTextContents()
  for (const title of [/module/i, /operation/i, /business/i, /product/i, /time/i, /user/i]) {
    expect(
      titles.some((text) => title.test(text)),
      `a column for ${title.source}`,
    ).toBe(true)
  }
  await expectAccessible()
})

test('filters go into the address, survive a reload, and Back undoes them [AUDIT-002, AUDIT-005, AUDIT-006]', async ({
  signIn,
}) => {
  const page = await signIn('manager', AUDIT_PATH)
  await expect(auditRows(page).first()).toBeVisible()
  await page.getByRole('combobox', { name: /module/i }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: /sign/i }).first().click()
  await page.getByRole('button', { name: 'Inquire' }).click()
  await page.waitForURL((url) => url.searchParams.has('module'))
  const filtered = page.url()
  await page.reload()
  await expect(auditRows(page).first()).toContainText(/sign/i)
  expect(page.url()).toBe(filtered)
  await page.goBack()
  await page.waitForURL((url) => !url.searchParams.has('module'))
})

test('a record opens beside the list and by its own link in another browser [AUDIT-010]', async ({
  signIn,
  browser,
  baseURL,
  request,
  watch,
}) => {
  const page = await signIn('manager', AUDIT_PATH)
  await auditRows(page).first().getByRole('button').last().click()
  await page.waitForURL((url) => url.searchParams.has('record'))
  const drawer = page.getByRole('dialog').or(page.getByRole('complementary'))
  await expect(drawer.getByText('Side by side')).toBeVisible()
  const link = page.url()

  const elsewhere = await browser.newContext()
  await storeToken(elsewhere, { token: await tokenFor(request, 'manager'), baseURL })
  const other = await elsewhere.newPage()
  watch.watch(other)
  await other.goto(link)
  await expect(
    other.getByRole('dialog').or(other.getByRole('complementary')).getByText('Side by side'),
  ).toBeVisible()
  await elsewhere.close()
})

test('the export is a real file with the filters applied, and leaves its own record [AUDIT-011]', async ({
  signIn,
}) => {
  const page = await signIn('manager', `${AUDIT_PATH}?module=session`)
  await expect(auditRows(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const tray = page.getByRole('dialog').or(page.getByRole('region', { name: /exports/i }))
  if (!(await tray.first().isVisible())) await page.getByRole('button', { name: /^Exports/ }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: 'Download' })
      .or(page.getByRole('link', { name: 'Download' }))
      .first()
      .click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  expect(text.startsWith('\ufeff')).toBe(true)
  const [header = '', ...rows] = text.slice(1).trim().split(/\r?\n/)
  expect(header).toMatch(/Operation time \([A-Za-z]+\/[A-Za-z_]+\)/)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every((row) => /sign/i.test(row))).toBe(true)

  await page.goto(AUDIT_PATH)
  await expect(
    auditRows(page)
      .filter({ hasText: /export/i })
      .first(),
  ).toBeVisible()
})

for (const [problem, query] of [
  ['a range the wrong way round', 'begin=1900000000&end=1800000000'],
  ['an unknown module', 'module=%00%20no%20such'],
  ['a page that is no number', 'page=many'],
  ['an unknown record', 'record=999999999'],
] as const) {
  test(`${problem} in the address is said in its place [AUDIT-002, AUDIT-003]`, async ({ signIn, watch }) => {
    watch.expect(/status of 40[04]/)
    const page = await signIn('manager', `${AUDIT_PATH}?${query}`)
    await expect(
      page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: /\S/ }).first(),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Inquire' })).toBeVisible()
  })
}

test('a filter of 2 MB in the address ends in a clear answer [AUDIT-002]', async ({
  signIn,
  request,
  watch,
}) => {
  watch.expect(/status of 4\d\d/)
  const page = await signIn('manager', AUDIT_PATH)
  await expect(auditRows(page).first()).toBeVisible()
  const answer = await request.get(`/api/dolphin-ai/audit/query?module=${'x'.repeat(2_000_000)}`)
  expect([400, 413, 414, 431]).toContain(answer.status())
  await page.goto(`${AUDIT_PATH}?module=${'x'.repeat(12_000)}`)
  await expect(page.locator('body')).toContainText(/\S/)
  expect((await page.locator('body').innerText()).length).toBeGreaterThan(20)
})
