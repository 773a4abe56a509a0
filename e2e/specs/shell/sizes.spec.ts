import { AUDIT_PATH, LOGIN_PATH, tableRows } from '../../fixtures/console-pages.ts'
import { expect, test } from '../../fixtures/test.ts'
import { recordTransfers, type Transfer } from '../../fixtures/transfer.ts'

/** Limits in bytes over the wire (performance.md), gzip: the figures are stated for it. */
const SIGN_IN_LIMIT = 230_000
const TABLE_PAGE_LIMIT = 550_000
const OTHER_APP = /^\/console\/assets\/(?!kit\/|shell\/|audit\/)/

test.use({ extraHTTPHeaders: { 'accept-encoding': 'gzip', 'x-forwarded-for': '10.200.0.1' } })

test('the sign-in page loads within 230 kB [SHELL-014]', async ({ page }) => {
  const record = await recordTransfers(page)
  await page.goto(LOGIN_PATH, { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  expect(record.total(), listing(record.transfers())).toBeLessThanOrEqual(SIGN_IN_LIMIT)
})

test('the audit log opened by address loads within 550 kB [AUDIT-001]', async ({ page, signIn }) => {
  await signIn('manager', '/console/sso/forget-password')
  const record = await recordTransfers(page)
  await page.goto(AUDIT_PATH)
  await expect(tableRows(page).first()).toBeVisible()
  // Other apps are prefetched in idle time, which on a slow machine can be before the table is shown.
  const ofThePage = record.transfers().filter(({ url }) => !OTHER_APP.test(new URL(url).pathname))
  const total = ofThePage.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(total, listing(ofThePage)).toBeLessThanOrEqual(TABLE_PAGE_LIMIT)
})

function listing(transfers: readonly Transfer[]): string {
  return transfers
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`)
    .join('\n')
}
