import type { Page } from '@playwright/test'
import { demoTest as test, expect } from '../../fixtures/demo-test.ts'
import { LAST_MONTH } from './figures/range.ts'
import { listTable, type ShownTable } from './figures/read-page.ts'

const ORGANISATIONS = 'Organisations of the bill'
const ACCOUNTS = 'Accounts of the organisation'

/** A column of a table, by its head. */
function columnOf({ head, rows }: Pick<ShownTable, 'head' | 'rows'>, name: string): string[] {
  const index = head.indexOf(name)
  expect(index, name).toBeGreaterThan(-1)
  return rows.map(({ cells }) => cells[index] ?? '')
}

const sumOf = (amounts: readonly string[]): number =>
  amounts.reduce((sum, amount) => sum + Number(amount.replaceAll(',', '')), 0)

/** All accounts of the organisation that is open, page by page. */
async function accountsOf(page: Page, count: number): Promise<ShownTable> {
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('region', { name: ACCOUNTS }) })
  const shown = await listTable(page, ACCOUNTS)
  while (shown.rows.length < count) {
    const [first] = shown.rows.slice(-10)
    await dialog.getByRole('button', { name: 'Next page' }).click()
    await expect(dialog.locator(`[data-row-key="${first?.key}"]`)).toHaveCount(0)
    shown.rows.push(...(await listTable(page, ACCOUNTS)).rows)
  }
  return shown
}

test('an accountant finds a line of half a month and why, adds the lines up to the total, and closes the month, which says so from then on', async ({
  signIn,
}) => {
  const page = await signIn('manager', `/console/statistic/bill?month=${LAST_MONTH}`)
  const bill = await listTable(page, ORGANISATIONS)
  const amounts = columnOf(bill, 'Bill (months)')
  const total = columnOf({ ...bill, rows: [{ key: '', cells: bill.totals }] }, 'Bill (months)')
  expect(sumOf(amounts)).toBe(sumOf(total))
  const [firstHalves, secondHalves] = [columnOf(bill, 'First half'), columnOf(bill, 'Second half')]
  const place = amounts.findIndex((_, index) => sumOf([firstHalves[index] ?? '', secondHalves[index] ?? '']) > 0)
  const name = columnOf(bill, 'Organisation')[place] ?? ''

  await page.getByRole('button', { name: `Accounts of ${name}`, exact: true }).click()
  const accounts = await accountsOf(page, Number(columnOf(bill, 'Effective')[place]))
  const costs = columnOf(accounts, 'Bill')
  expect(sumOf(costs)).toBe(Number(amounts[place]))
  const reasons = columnOf(accounts, 'Reason').filter((_, index) => costs[index] === '0.5')
  expect(reasons.length).toBeGreaterThan(0)
  for (const reason of reasons) expect(reason).toMatch(/(Opened|Closed|Open) .*\d+ [A-Z][a-z]{2}.* → half a month \((up to the 15th|from the 16th)\)/)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Close month' }).click()
  const closing = page.getByRole('dialog', { name: /^Close \w+ \d{4}\?$/ })
  await expect(closing.locator('strong').last()).toHaveText(total.join(''))
  await closing.getByRole('button', { name: 'Close month' }).click()
  await expect(page.getByText(/^Closed by Shen Qiao at .*\. This bill does not change any more\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close month' })).toHaveCount(0)
  expect(columnOf(await listTable(page, ORGANISATIONS), 'Bill (months)')).toEqual(amounts)
})
