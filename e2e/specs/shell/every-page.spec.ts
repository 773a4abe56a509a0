import { session, type DataOf, type menu } from '@console/contracts'
import type { APIRequestContext, Page } from '@playwright/test'
import type { demoAccounts } from '../../fixtures/accounts.ts'
import { follow } from '../../fixtures/console-pages.ts'
import { demoTest as test, expect } from '../../fixtures/demo-test.ts'
import { listGraveFindings, tokenFor } from '../../fixtures/test.ts'

type Account = keyof typeof demoAccounts

/** Each opens the pages of its menu that no account before it has; the other accounts have no page of their own. */
const ACCOUNTS = ['manager', 'platform-admin', 'provider-admin'] as const
/** The manager's menu has most pages: two tests share them. */
const TESTS = [
  { account: 'manager', half: 0, opens: 5 },
  { account: 'manager', half: 1, opens: 5 },
  { account: 'platform-admin', half: null, opens: 0 },
  { account: 'provider-admin', half: null, opens: 0 },
] as const
const LIMIT_MS = 420_000

/** Buttons that open a dialog, a drawer or a page, and change nothing. */
const OPENERS = /^(New|Add|Import|Create|Detail|Edit|Modify|Assign|History|Versions|Settings)\b/
const OPENERS_A_PAGE = 3
/** On a busy machine a form waits for its code; a page that is left meanwhile would log that its parts did not load. */
const OPENS_WITHIN_MS = 12_000
const OPENED = '[role="dialog"], [role="alertdialog"], aside'
/** Skeletons, spinners and rows that are on their way, in the console and its frames. */
const LOADING =
  '[aria-busy="true"], .ant-btn-loading, .ant-skeleton, .ant-spin-spinning, [role="status"][aria-label="Loading"]'

async function listMenu(request: APIRequestContext, account: Account): Promise<string[]> {
  const headers = { authorization: `Bearer ${await tokenFor(request, account)}` }
  const answer = await request.get(session.start.path, { headers, params: { clientId: session.CLIENT_ID } })
  const { data } = (await answer.json()) as { data: DataOf<typeof session.start> }
  const allowed = new Set(data.rights.menuIds.map(String))
  const listPaths = (items: readonly menu.MenuItem[]): string[] =>
    items.flatMap(({ id, path, children, routes }) => {
      const below = [...(children ?? []), ...(routes ?? [])]
      const isPage = below.length === 0 && path != null && allowed.has(String(id))
      return [...(isPage ? [path] : []), ...listPaths(below)]
    })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- items are read one by one at the console's edge, and the demo server's are well formed
  return [...new Set(listPaths((data.menu?.menus ?? []) as menu.MenuItem[]))]
}

/** The pages that this account is the first to have. */
async function listOwnPages(request: APIRequestContext, account: Account): Promise<string[]> {
  const seen = new Set<string>()
  for (const one of ACCOUNTS) {
    const pages = await listMenu(request, one)
    if (one === account) return pages.filter((path) => !seen.has(path))
    for (const path of pages) seen.add(path)
  }
  return []
}

async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible()
  const framed = page.locator('main iframe')
  if ((await framed.count()) > 0)
    await expect(framed.first().contentFrame().getByRole('heading').first()).toBeVisible()
  for (const frame of page.frames()) await expect(frame.locator(LOADING)).toHaveCount(0)
}

/** The page as it is, and its colours in the other theme, in which the next one is opened. */
async function checkInBothThemes(page: Page, isDark: boolean): Promise<string[]> {
  const scope = { include: ['main', OPENED] }
  const findings = await listGraveFindings(page, scope)
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
  const theme = isDark ? 'light' : 'dark'
  for (const frame of page.frames()) await expect(frame.locator('html')).toHaveAttribute('data-theme', theme)
  findings.push(...(await listGraveFindings(page, { ...scope, rule: 'color-contrast' })))
  return findings
}

/** Opens what the page's buttons open, one of each name, and closes it by Escape. */
async function checkOpened(page: Page, path: string): Promise<{ findings: string[]; count: number }> {
  const findings: string[] = []
  let count = 0
  for (const frame of page.frames()) {
    const buttons = frame.getByRole('main').getByRole('button', { name: OPENERS, disabled: false })
    const names = await buttons.evaluateAll((all) => all.map((one) => one.textContent.trim()))
    for (const name of [...new Set(names)].slice(0, OPENERS_A_PAGE)) {
      await buttons.filter({ hasText: name }).first().click()
      const opened = frame.locator(OPENED).last()
      const hasOpened = await opened.waitFor({ timeout: OPENS_WITHIN_MS }).then(
        () => true,
        () => false,
      )
      if (!hasOpened) break
      count += 1
      await expectLoaded(page)
      for (const finding of await listGraveFindings(page, { include: [OPENED] }))
        findings.push(`${name}: ${finding}`)
      await page.keyboard.press('Escape')
    }
  }
  await follow(page, path)
  return { findings, count }
}

for (const { account, half, opens } of TESTS) {
  const part = half === null ? '' : `, ${half === 0 ? 'first' : 'second'} half`
  test(`each page of ${account}${part} and what its buttons open is accessible in both themes`, async ({
    signIn,
    request,
  }) => {
    test.setTimeout(LIMIT_MS)
    const pages = (await listOwnPages(request, account)).filter(
      (_path, index) => half === null || index % 2 === half,
    )
    expect(pages.length).toBeGreaterThan(0)
    const page = await signIn(account, pages[0])
    const findings: Record<string, string[]> = {}
    let isDark = false
    let openedCount = 0
    for (const path of pages)
      await test.step(path, async () => {
        await follow(page, path)
        await expectLoaded(page)
        const found = await checkInBothThemes(page, isDark)
        const opened = await checkOpened(page, path)
        found.push(...opened.findings)
        openedCount += opened.count
        isDark = !isDark
        if (found.length > 0) findings[path] = found
      })
    expect(findings).toEqual({})
    expect(openedCount).toBeGreaterThanOrEqual(opens)
  })
}

/** Opened most, of each kind of page: lists, figures, cards, a tree, and a page in a frame. */
const MOST_USED = [
  '/console/home',
  '/console/workspace',
  '/console/statistic/overview',
  '/console/statistic/plan',
  '/console/label/config',
  '/console/msgcenter/audit',
  '/console/monitor/view',
  '/console/session/session',
  '/app-tenant-system/system/organization',
  '/app-tenant-system/system/users',
]

test.describe('on a laptop at four times its size', () => {
  test.use({ viewport: { width: 320, height: 256 } })
  test('the pages that are used most fit, and their names are whole', async ({ signIn }) => {
    const page = await signIn('manager', MOST_USED[0])
    for (const path of MOST_USED)
      await test.step(path, async () => {
        await follow(page, path)
        await expectLoaded(page)
        for (const frame of page.frames())
          expect(await frame.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(320)
        const name = page.getByRole('banner').getByRole('heading', { level: 1 })
        expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
        expect(await name.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0)
      })
  })
})
