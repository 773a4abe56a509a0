import { session } from '@console/contracts'
import type { Browser, Page } from '@playwright/test'
import { ownAccounts, type DemoUsername } from '../../fixtures/accounts.ts'
import { LOGIN_PATH, submitSignIn, userMenu } from '../../fixtures/console-pages.ts'
import { SESSION_OVER, type PageWatch } from '../../fixtures/page-watch.ts'
import { expect, test } from '../../fixtures/test.ts'

/** A seat's menu is empty: its home is the 404 page. */
const NO_PAGES = /status of 404/
/** The socket reports it within two seconds; two cores may be busy. */
const KICK_OFF_MS = 20_000

async function signInElsewhere(
  { browser, watch, baseURL }: { browser: Browser; watch: PageWatch; baseURL: string | undefined },
  username: DemoUsername,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' })
  const page = await context.newPage()
  watch.watch(page)
  const dispatched = page.waitForResponse(`**${session.describeDispatcher.path}`)
  await page.goto('/console/')
  await submitSignIn(page, username)
  await expect(userMenu(page)).toBeVisible()
  await dispatched
  return page
}

/** Another tab of the same browser, and how many connections it requested. */
async function openTab(first: Page, watch: PageWatch) {
  const page = await first.context().newPage()
  watch.watch(page)
  const dispatches: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(session.describeDispatcher.path)) dispatches.push(request.url())
  })
  // The worker of the other tab serves this one: its file is loaded, and nothing is dispatched.
  const client = page.waitForResponse(/\/on-demand-realtime\.\w+\.js$/)
  await page.goto('/console/')
  await expect(userMenu(page)).toBeVisible()
  await client
  return { page, dispatches }
}

/** Expects the end of the session without any input or poll: the server reports it over the socket. */
async function expectKickedOff(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname === LOGIN_PATH, { timeout: KICK_OFF_MS })
  const dialog = page.getByRole('dialog', { name: 'You were signed out' })
  await expect(dialog).toContainText(/from the address [\d.]+/)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveCount(1)
}

async function openSessions(page: Page) {
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Active sessions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Active sessions' })
  await expect(dialog.getByRole('list', { name: 'Your sessions' })).toBeVisible()
  return dialog
}

test('one session ends another, which lands on the login page at once in all its tabs [SHELL-017, SHELL-056, RT-001, RT-010]', async ({
  page,
  browser,
  baseURL,
  watch,
  expectAccessible,
}) => {
  watch.expect(NO_PAGES, SESSION_OVER)
  const other = await signInElsewhere({ browser, watch, baseURL }, ownAccounts.oneSessionEnded)
  const tab = await openTab(other, watch)
  await page.goto('/console/')
  await submitSignIn(page, ownAccounts.oneSessionEnded)
  const dialog = await openSessions(page)
  const rows = dialog.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  const own = rows.filter({ hasText: 'This session' })
  await expect(own).toHaveCount(1)
  await expect(own.getByRole('button')).toHaveCount(0)
  await expect(rows.first()).toContainText(/Chrome.* on Linux/)
  await expect(rows.first()).toContainText(/Signed in \d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/)
  await expectAccessible()

  await dialog.getByRole('button', { name: /^End session: / }).click()
  const question = page.getByRole('dialog', { name: /^End the session on / })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(rows).toHaveCount(2)
  await dialog.getByRole('button', { name: /^End session: / }).click()
  await question.getByRole('button', { name: 'End session' }).click()
  await expect(page.getByText('Session ended.')).toBeVisible()
  await expect(rows).toHaveCount(1)
  await expect(dialog.getByText('You are not signed in anywhere else.')).toBeVisible()

  await expectKickedOff(other)
  await expectKickedOff(tab.page)
  expect(tab.dispatches).toEqual([])
  await other.context().close()

  await page.reload()
  await expect(userMenu(page)).toBeVisible()
})

test('all other sessions end at once, also on a phone and in Chinese [SHELL-017, SHELL-056]', async ({
  page,
  browser,
  baseURL,
  watch,
  expectAccessible,
}) => {
  watch.expect(NO_PAGES, SESSION_OVER)
  const username = ownAccounts.otherSessionsEnded
  const others = [
    await signInElsewhere({ browser, watch, baseURL }, username),
    await signInElsewhere({ browser, watch, baseURL }, username),
  ]
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/console/')
  await submitSignIn(page, username)
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: /switch to 中文/ }).click()
  await page.getByRole('button', { name: /用户菜单/ }).click()
  await page.getByRole('menuitem', { name: '登录会话' }).click()
  const dialog = page.getByRole('dialog', { name: '登录会话' })
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await expectAccessible()
  await dialog.getByRole('button', { name: '结束所有其他会话' }).click()
  await page
    .getByRole('dialog', { name: '结束所有其他会话？' })
    .getByRole('button', { name: '结束所有其他会话' })
    .click()
  await expect(page.getByText('已结束 2 个会话。')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  for (const other of others) {
    await expectKickedOff(other)
    await other.context().close()
  }
})
