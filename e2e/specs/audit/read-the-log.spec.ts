import { readFile } from 'node:fs/promises'
import { AUDIT_PATH, follow, tableRows } from '../../fixtures/console-pages.ts'
import { expect, storeToken, test, tokenFor } from '../../fixtures/test.ts'

test('the log is newest first, its filters and records have links, exports are recorded, and bad addresses get a notice [AUDIT-001, AUDIT-002, AUDIT-003, AUDIT-004, AUDIT-005, AUDIT-006, AUDIT-010, AUDIT-011]', async ({
  signIn,
  browser,
  baseURL,
  request,
  watch,
  expectAccessible,
}) => {
  const page = await signIn('manager', AUDIT_PATH)
  await test.step('the latest action and the filters [AUDIT-001..006]', async () => {
    await expect(tableRows(page).first()).toContainText(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/)
    const times = (await tableRows(page).allTextContents()).map((text) => text.slice(0, 19))
    expect(times.length).toBeGreaterThan(1)
    expect(times).toEqual(times.toSorted().toReversed())
    const titles = await page.getByRole('columnheader').allTextContents()
    for (const title of [/module/i, /operation/i, /business/i, /product/i, /time/i, /user/i]) {
      expect(
        titles.some((text) => title.test(text)),
        `a column for ${title.source}`,
      ).toBe(true)
    }
    await expectAccessible()

    await page.getByRole('combobox', { name: /module/i }).click()
    await page.locator('.ant-select-item-option').filter({ hasText: /sign/i }).first().click()
    await page.getByRole('button', { name: 'Inquire' }).click()
    await page.waitForURL((url) => url.searchParams.has('module'))
    const filtered = page.url()
    await page.reload()
    await expect(tableRows(page).first()).toContainText(/sign/i)
    expect(page.url()).toBe(filtered)
    await page.goBack()
    await page.waitForURL((url) => !url.searchParams.has('module'))
  })

  await test.step('a record by its own link [AUDIT-010]', async () => {
    await tableRows(page).first().getByRole('button').last().click()
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
    await page.keyboard.press('Escape')
    await page.waitForURL((url) => !url.searchParams.has('record'))
  })

  await test.step('the export [AUDIT-011]', async () => {
    await follow(page, `${AUDIT_PATH}?module=session`)
    await expect(tableRows(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Choose a file format' }).click()
    await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click()
    const tray = page.getByRole('region', { name: 'Exports' })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      tray.getByRole('button', { name: 'Download' }).click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    expect(text.startsWith('\ufeff')).toBe(true)
    const [header = '', ...rows] = text.slice(1).trim().split(/\r?\n/)
    expect(header).toMatch(/Operation time \([A-Za-z]+\/[A-Za-z_]+\)/)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => /sign/i.test(row))).toBe(true)

    await follow(page, AUDIT_PATH)
    await page.getByRole('button', { name: 'Inquire' }).click()
    await expect(
      tableRows(page)
        .filter({ hasText: /export/i })
        .first(),
    ).toBeVisible()
  })

  await test.step('an invalid address [AUDIT-002, AUDIT-003]', async () => {
    watch.expect(/status of 404/)
    await expect(tableRows(page).first()).toBeVisible()
    for (const [query, text] of [
      ['begin=2026-11-20&end=2026-11-01', 'The days are in reverse order'],
      ['module=no%20such%20module', 'was not understood and is ignored'],
      ['colour=purple', 'is no filter of this page'],
      ['page=many', 'was not understood and is ignored'],
      [`module=${'x'.repeat(3000)}`, 'is too long and is ignored'],
      ['record=999999999', 'Record not found'],
    ] as const) {
      await follow(page, `${AUDIT_PATH}?${query}`)
      await expect(page.getByText(text).first()).toBeVisible()
      await expect(page.getByRole('button', { name: 'Inquire' })).toBeVisible()
      await follow(page, AUDIT_PATH)
      await expect(page.getByText(text)).toHaveCount(0)
    }
  })
})

test('a query of 2 MB gets a clear refusal from the server [AUDIT-002]', async ({ request }) => {
  const token = await tokenFor(request, 'manager')
  const answer = await request.get(`/api/dolphin-ai/audit/query?module=${'x'.repeat(2_000_000)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect([400, 413, 414, 431]).toContain(answer.status())
})
