import { AUDIT_PATH, LOGIN_PATH, tableRows, WORKSPACE_PATH } from '../../fixtures/console-pages.ts'
import { expect, test } from '../../fixtures/test.ts'
import { recordTransfers, type Transfer } from '../../fixtures/transfer.ts'

/** Limits in bytes over the wire, gzip: the figures are stated for it. */
const SIGN_IN_LIMIT = 230_000
const TABLE_PAGE_LIMIT = 550_000
/** Most requests of the page, with those in the two seconds after its content. */
const REQUESTS_LIMIT = 40
const AFTERWARDS_MS = 2000
/** Opened by a message that waits or by an export of the person, not by the address. */
const OF_MESSAGES = /\/(texts-en-)?((on-demand-)?messages|on-demand-exports)\./
/** Pictures of seats are data, as many as there are seats in view. */
const OF_SEATS = /describeMonitorPic/

test.use({ extraHTTPHeaders: { 'accept-encoding': 'gzip', 'x-forwarded-for': '10.200.0.1' } })

test('the sign-in page loads within 230 kB [SHELL-014]', async ({ page }) => {
  const record = await recordTransfers(page)
  await page.goto(LOGIN_PATH, { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  expect(record.total(), listing(record.transfers())).toBeLessThanOrEqual(SIGN_IN_LIMIT)
})

test('the audit log by address: 550 kB, 40 requests, and three stages [AUDIT-001]', async ({
  page,
  signIn,
}) => {
  await signIn('manager', 'about:blank')
  const record = await recordTransfers(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto(AUDIT_PATH)
  await expect(tableRows(page).first()).toBeVisible()
  await page.waitForTimeout(AFTERWARDS_MS)
  const ofThePage = record.transfers().filter(({ url }) => !OF_MESSAGES.test(url))
  const total = ofThePage.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(total, listing(ofThePage)).toBeLessThanOrEqual(TABLE_PAGE_LIMIT)
  expect(requested.length, requested.join('\n')).toBeLessThanOrEqual(REQUESTS_LIMIT)
  // The page; all its files, then the start call; the page's own calls. Nothing twice, and no document by itself.
  const start = requested.indexOf('/api/auth/start')
  expect(requested[0]).toBe(AUDIT_PATH)
  // Two threads compile what runs first (docs/decisions/0066).
  await expect(page.locator('head script[defer][src*="/kit/"]')).toHaveCount(2)
  // Scripts that run first come first: browsers put deferred scripts behind the preloaded ones.
  await expect(page.locator('head script[defer][fetchpriority=high]').first()).toHaveAttribute(
    'src',
    /\/kit\/.*\/core\./,
  )
  await expect(page.locator('script[defer]:not([fetchpriority=high])')).toHaveCount(0)
  const files = requested.filter((path) => /\.(js|css|json)$/.test(path) && !OF_MESSAGES.test(path))
  expect(files.length).toBeGreaterThan(10)
  expect(requested.slice(start).filter((path) => files.includes(path))).toEqual([])
  expect(new Set(files).size).toBe(files.length)
  expect(files.filter((path) => path.endsWith('.json'))).toEqual([])
  expect(requested.filter((path) => path.startsWith('/api/')).indexOf('/api/auth/start')).toBe(0)
})

test('the wall of seats by address loads within 550 kB, pictures apart [WORK-001]', async ({
  page,
  signIn,
}) => {
  await signIn('manager', 'about:blank')
  const record = await recordTransfers(page)
  await page.goto(WORKSPACE_PATH)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForTimeout(AFTERWARDS_MS)
  const ofThePage = record.transfers().filter(({ url }) => !OF_MESSAGES.test(url) && !OF_SEATS.test(url))
  const total = ofThePage.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(total, listing(ofThePage)).toBeLessThanOrEqual(TABLE_PAGE_LIMIT)
})

function listing(transfers: readonly Transfer[]): string {
  return transfers
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`)
    .join('\n')
}
