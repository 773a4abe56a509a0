import { PHONE } from '../../fixtures/console-pages.ts'
import { expect, test } from '../../fixtures/test.ts'

const DOWNLOAD_PATH = '/assistant-console/download'
const PLATFORMS = ['App for iPhone and iPad', 'App for Android', 'Monitoring'] as const

test('each platform has a card with what is available [SHELL-071]', async ({ page, expectAccessible }) => {
  await page.goto(DOWNLOAD_PATH)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Download')
  const cards = page.getByRole('listitem')
  await expect(cards.getByRole('heading')).toHaveText([...PLATFORMS])
  await expect(cards.nth(2)).toContainText('Nothing to install')
  await expect(page.getByText('You came here for monitoring')).toHaveCount(0)
  await expectAccessible()
})

test('the monitor flag puts monitoring first, and an app has its file [SHELL-071]', async ({
  page,
  expectAccessible,
}) => {
  const url = 'https://files.example/android-1.2.0.apk'
  await page.route('**/api/release/clients', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { clients: object[] } }
    answer.data.clients = [{ platform: 'android', version: '1.2.0', releasedOn: '2026-11-02', url }]
    await route.fulfill({ response, json: answer })
  })
  await page.goto(`${DOWNLOAD_PATH}?monitor=1`)
  const cards = page.getByRole('listitem')
  await expect(cards.getByRole('heading')).toHaveText([PLATFORMS[2], PLATFORMS[0], PLATFORMS[1]])
  await expect(cards.first()).toContainText('You came here for monitoring')
  await expect(cards.last()).toContainText('Version 1.2.0, released November 2, 2026')
  await expect(cards.last().getByRole('link', { name: 'Download App for Android' })).toHaveAttribute(
    'href',
    url,
  )
  await expectAccessible()
})

test.describe('on a Chinese phone', () => {
  test.use({ locale: 'zh-CN', viewport: PHONE })
  test('the cards fit the screen [SHELL-071]', async ({ page, expectAccessible }) => {
    await page.goto(`${DOWNLOAD_PATH}?monitor=1`)
    await expect(page.getByRole('listitem').first()).toContainText('您正在查找监控功能')
    await expectAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })
})

test('an unknown address shows that and links to the console [SHELL-071]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/assistant-console/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expectAccessible()
  await page.getByRole('link', { name: 'Open the console' }).click()
  await page.waitForURL((url) => url.pathname === '/console/login')
})
