import type { Page } from '@playwright/test'
import { demoTest as test, expect } from '../../fixtures/demo-test.ts'
import { LAST_MONTH } from './figures/range.ts'
import { listTable, type ShownTable } from './figures/read-page.ts'

const ORGANISATIONS = 'Organisations of the bill'
const ACCOUNTS = 'Accounts of the organisation'
const BILL = 'Bill (months)'

/** A column of a table, by its head. */
function columnOf({ head, rows }: Pick<ShownTable, 'head' | 'rows'>, name: string): string[] {
  const index = head.indexOf(name)
  expect(index, name).toBeGreaterThan(-1)
  return rows.map(({ cells }) => cells[index] ?? '')
}

const sumOf = (amounts: readonly string[]): number =>
  amounts.reduce((sum, amount) => sum + Number(amount.replaceAll(',', '')), 0)

/** A table with the rows of all its pages; the last one is then shown. */
async function wholeTable(page: Page, title: string): Promise<ShownTable> {
  const shown = await listTable(page, title)
  const list = page.getByRole('region', { name: title, exact: true })
  for (let next = 2; ; next += 1) {
    const pageButton = list.getByRole('button', { name: `Page ${next}`, exact: true })
    if ((await pageButton.count()) === 0) return shown
    const last = shown.rows.at(-1)
    await pageButton.click()
    await expect(list.locator(`[data-row-key="${last?.key}"]`)).toHaveCount(0)
    shown.rows.push(...(await listTable(page, title)).rows)
  }
}

/** px of an A4 sheet in landscape between its margins. */
const SHEET = { width: 1047, height: 718 }
/** Points: 297 by 210 mm. */
const LANDSCAPE = /MediaBox\s*\[0 0 84[12][.\d]* 59[45]/

/** Every row and column is on the sheet, and nothing that can only be pressed. */
async function expectPrinted(page: Page): Promise<void> {
  const window = page.viewportSize() ?? SHEET
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.setViewportSize(SHEET)
  await expect(page.getByRole('search')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Export|Close month|Detail: accounts of)/ })).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const table = page.getByRole('region', { name: ORGANISATIONS, exact: true })
  const rows = table.locator('[data-row-key]')
  await expect(rows).not.toHaveCount(0)
  await expect(rows.filter({ visible: true })).toHaveCount(await rows.count())
  const heads = table.getByRole('columnheader')
  await expect(heads).toHaveCount(14)
  const ends = await heads.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right))
  expect(Math.max(...ends)).toBeLessThanOrEqual(SHEET.width)
  expect((await page.pdf({ preferCSSPageSize: true })).toString('latin1')).toMatch(LANDSCAPE)
  await page.emulateMedia({ media: null, colorScheme: null })
  await page.setViewportSize(window)
}

const REASON = /^(Opened|Closed|Open) .*\d [A-Z][a-z]{2} → half a month \((up to the 15th|from the 16th)\)$/

test('an accountant finds why a line is half a month, checks the total, prints the whole table and closes the month', async ({
  signIn,
}) => {
  const page = await signIn('manager', `/console/statistic/bill?month=${LAST_MONTH}`)
  const organisations = await listTable(page, ORGANISATIONS)
  await expectPrinted(page)
  const [first, second] = [columnOf(organisations, 'First half'), columnOf(organisations, 'Second half')]
  const position = organisations.rows.findIndex((_, index) => first[index] !== '0' || second[index] !== '0')
  const name = columnOf(organisations, 'Organisation')[position] ?? ''
  await page.getByRole('button', { name: `Detail: accounts of ${name}`, exact: true }).click()
  const accounts = await wholeTable(page, ACCOUNTS)
  const costs = columnOf(accounts, BILL)
  expect(sumOf(costs)).toBe(Number(columnOf(organisations, BILL)[position]))
  const reasons = columnOf(accounts, 'Reason').filter((_, index) => costs[index] === '0.5')
  expect(reasons.length).toBeGreaterThan(0)
  for (const reason of reasons) expect(reason).toMatch(REASON)
  await page.keyboard.press('Escape')

  const all = await wholeTable(page, ORGANISATIONS)
  const [total = ''] = columnOf({ ...all, rows: [{ key: '', cells: all.totals }] }, BILL)
  expect(sumOf(columnOf(all, BILL))).toBe(sumOf([total]))

  await page.getByRole('button', { name: 'Close month' }).click()
  const closing = page.getByRole('dialog', { name: /^Close \w+ \d{4}\?$/ })
  await expect(closing.getByText(total, { exact: true })).toBeVisible()
  await closing.getByRole('button', { name: 'Close month' }).click()
  await expect(
    page.getByText(/^Closed by Shen Qiao at .*\. This bill does not change any more\.$/),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close month' })).toHaveCount(0)
  expect((await listTable(page, ORGANISATIONS)).totals).toEqual(all.totals)
})
