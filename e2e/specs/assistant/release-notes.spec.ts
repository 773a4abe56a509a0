import { PHONE } from '../../fixtures/console-pages.ts'
import { expect, test } from '../../fixtures/test.ts'

const NOTES_PATH = '/assistant-console/release-notes'
const LIST_PATH = '/api/release/list'

test('the installed version is first, with day and notes, in both languages [SHELL-070]', async ({
  page,
  request,
  expectAccessible,
}) => {
  const answer = await request.get(LIST_PATH)
  const { data } = (await answer.json()) as {
    data: { releases: { version: string; notes: { en: string[]; zh: string[] } }[]; apps: object[] }
  }
  const [latest] = data.releases
  await page.goto(NOTES_PATH)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Release notes')
  const articles = page.getByRole('article')
  await expect(articles).toHaveCount(data.releases.length + data.apps.length)
  const first = articles.first()
  await expect(first.getByRole('heading')).toHaveText(`Version ${latest?.version}`)
  await expect(first).toContainText('Current')
  await expect(first.getByRole('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
  await expect(first.getByRole('listitem')).toHaveText([...(latest?.notes.en ?? [])])
  await expectAccessible()

  await page.getByRole('button', { name: 'English, switch to 中文' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('版本说明')
  await expect(first.getByRole('listitem')).toHaveText([...(latest?.notes.zh ?? [])])
  await expect(first.getByRole('time')).toHaveText(/^\d{4}年\d{1,2}月\d{1,2}日$/)
  await page.getByRole('button', { name: '切换到深色主题' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectAccessible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('版本说明')
})

test('versions are listed from the latest to the oldest [SHELL-070]', async ({ page }) => {
  await page.route(`**${LIST_PATH}`, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { releases: object[] } }
    const older = { version: '2.4.1', releasedOn: '2026-10-02', notes: { en: ['Older'], zh: ['更早'] } }
    answer.data.releases.push(older)
    await route.fulfill({ response, json: answer })
  })
  await page.goto(NOTES_PATH)
  const versions = page.getByRole('heading', { name: /^Version / })
  await expect(versions.last()).toHaveText('Version 2.4.1')
  await expect(page.getByText('Current')).toHaveCount(1)
})

test('notes that cannot be loaded show an error, and Retry loads them [SHELL-070]', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 503|status 503/)
  await page.route(`**${LIST_PATH}`, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto(NOTES_PATH)
  await expect(page.getByRole('alert')).toContainText('The release notes could not be loaded')
  await page.unroute(`**${LIST_PATH}`)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test.describe('on a Chinese phone', () => {
  test.use({ locale: 'zh-CN', viewport: PHONE })
  test('the notes fit the screen [SHELL-070]', async ({ page, expectAccessible }) => {
    await page.goto(NOTES_PATH)
    await expect(page.getByRole('article').first()).toContainText('当前使用')
    await expectAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })
})
