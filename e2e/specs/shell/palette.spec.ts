import type { Locator, Page } from '@playwright/test'
import { AUDIT_PATH, HISTORY_PATH, LOGIN_PATH, PHONE, tableRows } from '../../fixtures/console-pages.ts'
import { addMenuItems } from '../../fixtures/menu-items.ts'
import { expect, test } from '../../fixtures/test.ts'

const TITLE = { en: 'Search pages and actions', zh: '搜索页面和操作' }

function field(page: Page, language: 'en' | 'zh' = 'en'): Locator {
  return page.getByRole('combobox', { name: TITLE[language] })
}

function results(page: Page): Locator {
  return page.getByRole('option')
}

/** Opens the search by its keys and waits until it can be typed in. */
async function openPalette(page: Page, language: 'en' | 'zh' = 'en'): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(field(page, language)).toBeFocused()
}

/** Runs the search entry of this name. */
async function act(page: Page, name: string, language: 'en' | 'zh' = 'en'): Promise<void> {
  await openPalette(page, language)
  await page.keyboard.type(name)
  await expect(results(page).first()).toContainText(name)
  await page.keyboard.press('Enter')
}

test('the keyboard opens pages by search, makes a page a favourite, searches the menu, lists shortcuts and runs frame actions [SHELL-011, SHELL-034, SHELL-052, SHELL-053, SHELL-076, SHELL-100]', async ({
  signIn,
  expectAccessible,
}) => {
  const page = await signIn('manager', AUDIT_PATH)
  await expect(tableRows(page).first()).toBeVisible()
  await test.step('Ctrl K [SHELL-034]', async () => {
    const inquire = page.getByRole('button', { name: 'Inquire' })
    await inquire.focus()
    await openPalette(page)
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeHidden()
    await expect(inquire).toBeFocused()

    await openPalette(page)
    await page.keyboard.type('message h')
    await expect(results(page).first()).toContainText('Message history')
    await expectAccessible()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === HISTORY_PATH)
    await expect(field(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Message history' })).toBeFocused()

    await openPalette(page)
    await page.keyboard.type('审计')
    await expect(results(page).first()).toContainText('Audit log')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === AUDIT_PATH)

    await openPalette(page)
    await page.keyboard.type('no page has this name')
    await expect(page.getByText('Nothing is called “no page has this name”.')).toBeVisible()
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeHidden()
  })

  await test.step('favourites', async () => {
    await openPalette(page)
    await page.keyboard.type('message h')
    await expect(results(page).first()).toContainText('Message history')
    await page.keyboard.press('Control+d')
    await expect(results(page).first()).toContainText('favourite')
    await page.keyboard.press('Escape')
    const star = page.getByRole('button', { name: 'Remove Message history from favourites' })
    await expect(star).toBeVisible()

    await page.reload()
    await expect(star).toBeVisible()
    await openPalette(page)
    await expect(page.getByRole('group', { name: 'Favourites' }).getByRole('option')).toHaveText([
      /Message history/,
    ])
    await expectAccessible()
    await page.keyboard.press('Escape')
    await star.click()
    await expect(page.getByRole('button', { name: 'Add Message history to favourites' })).toBeVisible()
    await openPalette(page)
    await expect(page.getByRole('group', { name: 'Favourites' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeHidden()
  })

  await test.step('the menu search and the shortcuts [SHELL-052]', async () => {
    await page.keyboard.press('/')
    const search = page.getByRole('textbox', { name: 'Search the menu' })
    await expect(search).toBeFocused()
    await page.keyboard.type('message h')
    const found = page.getByRole('navigation', { name: 'Pages found' })
    await expect(found.getByRole('status')).toHaveText('1 page found')
    await expectAccessible()
    await search.fill('nothing of this name')
    await expect(found.getByRole('status')).toHaveText('No page has this name.')
    await page.keyboard.press('Escape')
    await expect(found).toBeHidden()
    await search.fill('message h')
    await found.getByRole('link', { name: 'Message history' }).click()
    await page.waitForURL((url) => url.pathname === HISTORY_PATH)
    await expect(search).toHaveValue('')
    await expect(page.getByRole('heading', { level: 1, name: 'Message history' })).toBeFocused()

    await page.keyboard.press('?')
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(list).toContainText('Add to favourites, or remove')
    await expect(list).toContainText('Ctrl')
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()

    await page.getByRole('textbox', { name: 'Search the menu' }).focus()
    await page.keyboard.press('?')
    await expect(page.getByRole('textbox', { name: 'Search the menu' })).toHaveValue('?')
    await expect(list).toBeHidden()

    await act(page, 'Switch language')
    await page.getByRole('button', { name: '键盘快捷键' }).click()
    await expect(page.getByRole('dialog', { name: '键盘快捷键' })).toContainText('收藏或取消收藏')
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await act(page, '切换语言', 'zh')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  await test.step('the actions of the frame [SHELL-011, SHELL-053, SHELL-076, SHELL-100]', async () => {
    await act(page, 'Dark theme')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await act(page, 'Collapse or expand the sidebar')
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
    await act(page, 'Show exports')
    await expect(page.getByRole('region', { name: 'Exports' })).toBeVisible()
    await page.keyboard.press('Escape')
    await act(page, 'Switch language')
    await expect(page.locator('html')).toHaveAttribute('lang', /^zh/)
    await act(page, '浅色主题', 'zh')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await act(page, '退出登录', 'zh')
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
    await page.waitForURL((url) => url.pathname === LOGIN_PATH)
  })
})

test('a page without permission is not found, whatever is typed [SHELL-034]', async ({ signIn }) => {
  const page = await signIn('master', HISTORY_PATH)
  await expect(page.getByRole('main').getByRole('table')).toBeVisible()
  await openPalette(page)
  await page.keyboard.type('Message history')
  await expect(results(page)).toHaveCount(1)
  for (const text of ['Audit log', '审计日志', 'msgcenter/audit', 'Company information', 'API credentials']) {
    await field(page).fill(text)
    await expect(page.getByText(`Nothing is called “${text}”.`)).toBeVisible()
    await expect(results(page)).toHaveCount(0)
  }
})

test.describe('in Chinese, dark, on a phone', () => {
  test.use({ locale: 'zh-CN', colorScheme: 'dark', viewport: PHONE, hasTouch: true })
  test('opens from the menu, fits the screen and finds a page by a tap [SHELL-054]', async ({
    signIn,
    page,
    expectAccessible,
  }) => {
    await signIn('manager', AUDIT_PATH)
    await page.getByRole('button', { name: '打开菜单' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: TITLE.zh }).tap()
    await expect(field(page, 'zh')).toBeFocused()
    await expectAccessible()
    await page.keyboard.type('消息记录')
    await expect(results(page).first()).toContainText('消息记录')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    await results(page).first().tap()
    await page.waitForURL((url) => url.pathname === HISTORY_PATH)
    await expect(field(page, 'zh')).toBeHidden()

    await page.getByRole('button', { name: '打开菜单' }).tap()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('textbox', { name: '搜索菜单' }).fill('审计')
    await expectAccessible()
    await drawer.getByRole('link', { name: '审计日志' }).tap()
    await page.waitForURL((url) => url.pathname === AUDIT_PATH)
    await expect(drawer).toBeHidden()
  })
})

type Answer = { key: string; toPaintMs: number; scriptMs: number }

test('answers each key over 300 entries', async ({ signIn, page }, testInfo) => {
  const pages = Array.from({ length: 300 }, (_, index) => ({
    id: `many.${index}`,
    name: `Statistics of seats ${index} 座席统计`,
    path: `/console/statistic/many-${index}`,
    component: 'audit/AuditLogPage',
  }))
  await addMenuItems(page, pages)
  await signIn('manager', AUDIT_PATH)
  await expect(tableRows(page).first()).toBeVisible()
  await page.evaluate(() => {
    const answers: Answer[] = []
    Object.assign(window, { answers })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (!entry.name.startsWith('key') && entry.name !== 'input') continue
        const scriptMs = entry.processingEnd - entry.processingStart
        answers.push({ key: entry.name, toPaintMs: entry.duration, scriptMs })
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await openPalette(page)
  const text = 'seats 27'
  await page.keyboard.type(text, { delay: 100 })
  await expect(results(page).first()).toContainText('Statistics of seats 27')
  for (const key of ['ArrowDown', 'ArrowDown', 'End', 'Home', 'ArrowUp'])
    await page.keyboard.press(key, { delay: 100 })
  await expect(results(page).last()).toHaveAttribute('aria-selected', 'true')
  const answers = await page.evaluate(() => Reflect.get(window, 'answers') as Answer[])
  const longest = (of: (answer: Answer) => number) => Math.max(0, ...answers.map(of)).toFixed(1)
  testInfo.annotations.push({
    type: 'longest answer to a key',
    description: `script ${longest(({ scriptMs }) => scriptMs)} ms, key to paint ${longest(({ toPaintMs }) => toPaintMs)} ms, ${answers.length} entries of 16 ms and more`,
  })
})
