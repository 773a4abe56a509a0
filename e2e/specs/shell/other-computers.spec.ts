import { CHROMIUM_FLAGS, findPageChromium } from '@console/build/browser'
import { links, menu, session, type DataOf } from '@console/contracts'
import type { Page } from '@playwright/test'
import { follow, homeChart, HOME_PATH, submitSignIn, userMenu } from '../../fixtures/console-pages.ts'
import { demoTest as test, expect } from '../../fixtures/demo-test.ts'
import { demoToken } from '../../fixtures/demo-token.ts'
import { embeddedContent } from '../../fixtures/embedded-content.ts'
import { storeToken } from '../../fixtures/test.ts'

/** A name that is no secure context over http, as that of a server in somebody's network. */
const NAME = 'console.test'
const executablePath = findPageChromium()
test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [...CHROMIUM_FLAGS, `--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
  },
})

/** Administrators whose menus have every page between them. */
const READERS = ['manager', 'platform-admin', 'provider-admin'] as const
const PUBLIC_PAGES = [
  '/console/login',
  '/assistant-console/release-notes',
  '/assistant-console/download',
  '/dashboard/signup',
]
const WALK_MS = 180_000
const SKEWS_HOURS = [13, -26]
const CRASHED =
  /There are some problems with your operation|This part could not be shown|您的操作出现了一些问题|此部分无法显示/
/** Browsers ignore this header without https, and say so. */
const NOT_HEEDED = /Cross-Origin-Opener-Policy header has been ignored/

test('every page of the console opens over plain http by name, and holds when an extension wraps its texts [SHELL-030]', async ({
  page,
  demo,
  watch,
}) => {
  test.setTimeout(WALK_MS)
  watch.expect(NOT_HEEDED)
  const origin = demo.url.replace('127.0.0.1', NAME)
  const seen = new Set<string>()
  for (const reader of READERS) {
    const token = await demoToken(demo.url, reader)
    await storeToken(page.context(), { token, baseURL: origin })
    await page.goto(`${origin}/console/error/404`)
    await expect(userMenu(page)).toBeVisible()
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
    for (const path of await pagePaths(demo.url, token)) {
      if (seen.has(path)) continue
      seen.add(path)
      await follow(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await useTranslated(page)
    }
    // The next one begins in English.
    await page.evaluate(() => window.localStorage.removeItem('locale'))
  }
  expect(seen.size).toBeGreaterThan(45)
})

test('the pages beside the console and the public ones open over plain http, and hold when an extension wraps their texts', async ({
  page,
  demo,
  watch,
}) => {
  test.setTimeout(WALK_MS)
  watch.expect(NOT_HEEDED)
  const origin = demo.url.replace('127.0.0.1', NAME)
  for (const path of PUBLIC_PAGES) {
    await page.goto(`${origin}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await useTranslated(page)
  }
  await page.evaluate(() => window.localStorage.removeItem('locale'))
  await storeToken(page.context(), { token: await demoToken(demo.url, 'manager'), baseURL: origin })
  const [first, ...others] = links.EMBEDDED_PAGES
  await page.goto(`${origin}${links.embeddedPath(first)}`)
  for (const embedded of [first, ...others]) {
    await follow(page, links.embeddedPath(embedded))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(embedded))
    await useTranslated(page)
    // Headings are known in English.
    await useTranslated(page)
  }
})

for (const hours of SKEWS_HOURS) {
  test(`with a clock that is ${hours} h off people sign in and stay signed in [SHELL-006, SHELL-007]`, async ({
    page,
  }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 })
    await page.goto('/console/login')
    await submitSignIn(page, 'manager')
    await page.waitForURL((url) => url.pathname === HOME_PATH)
    await expect(homeChart(page)).toBeVisible()
    await page.reload()
    await expect(homeChart(page)).toBeVisible()
  })
}

/** The pages that a person may open, without those that need the id of a record. */
async function pagePaths(url: string, token: string): Promise<string[]> {
  const request = async (path: string): Promise<unknown> => {
    const answer = await fetch(new URL(path, url), { headers: { authorization: `Bearer ${token}` } })
    return ((await answer.json()) as { data: unknown }).data
  }
  const { menus } = (await request(`${menu.tree.path}?clientId=${session.CLIENT_ID}`)) as DataOf<
    typeof menu.tree
  >
  const { menuIds } = (await request(session.authz.path)) as DataOf<typeof session.authz>
  const allowed = new Set(menuIds)
  const pathsOf = (items: readonly menu.MenuItem[]): string[] =>
    items
      .filter(({ id }) => allowed.has(id))
      .flatMap(({ path, component, children, routes }) => [
        ...(path && component && !path.includes(':') ? [path] : []),
        ...pathsOf(children ?? routes ?? []),
      ])
  return pathsOf(menus as menu.MenuItem[])
}

function headingOf(page: string): string | RegExp {
  return page in embeddedContent ? embeddedContent[page as keyof typeof embeddedContent].heading : /./
}

/** Changes the language, after an extension has put the texts into elements of its own. */
async function useTranslated(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(wrapTexts)
  const language = await page.evaluate(() => {
    const other = document.documentElement.lang.startsWith('en') ? 'zh' : 'en'
    window.localStorage.setItem('locale', other)
    window.dispatchEvent(new StorageEvent('storage', { key: 'locale' }))
    return other
  })
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(language))
  await expect(page.getByText(CRASHED)).toHaveCount(0)
}

/** Wraps the texts as a translator does. */
function wrapTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, textarea') != null) continue
    const font = document.createElement('span')
    text.replaceWith(font)
    font.append(text)
  }
}
