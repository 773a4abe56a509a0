import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { follow, PHONE } from '../../fixtures/console-pages.ts'
import { demoTest as test, expect } from '../../fixtures/demo-test.ts'
import {
  demoProjectId,
  OPEN_PROJECTS_PATH,
  PROJECT_LIST_PATH,
  projectPath,
} from '../../fixtures/project-pages.ts'

const HOME_PATH = '/console/home'
const DESKTOP = { width: 1440, height: 900 }
/** In progress, with an approved contractor and a rejected one. */
const STAFFED = 'Spring card activation'

/** Everything is loaded, nothing failed, and nothing is wider than the window, on a desktop and on a phone. */
async function expectComplete(page: Page, expectAccessible: (on?: Page) => Promise<void>): Promise<void> {
  const main = page.getByRole('main')
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    await expect(main.getByRole('status', { name: /^(Loading|加载中)/ })).toHaveCount(0)
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(main.getByRole('alert')).toHaveCount(0)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0)
    await expectAccessible(page)
  }
}

/** The chart of the home is saved as a picture. */
async function expectPicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Download' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Picture (PNG)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Ongoing projects by day.png')
  const picture = await readFile(await download.path())
  // Eight bytes that every PNG begins with, then its width; a drawing without colours is much smaller.
  expect(picture.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
  expect(picture.readUInt32BE(16)).toBeGreaterThan(1000)
  expect(picture.length).toBeGreaterThan(10_000)
}

function openAll(language: 'en' | 'zh'): void {
  const saved = language === 'en' ? ', and the chart of the home is saved as a picture' : ''
  test(`the owner opens home, list and a project${saved}`, async ({ signIn, request, expectAccessible }) => {
    const page = await signIn('manager', HOME_PATH)
    await expect(page.getByRole('main').locator('figure [role=img] svg')).toBeVisible()
    await expectComplete(page, expectAccessible)
    if (language === 'en') await expectPicture(page)
    await follow(page, PROJECT_LIST_PATH)
    await expect(page.getByRole('main').getByText(/^PRJ-/).first()).toBeVisible()
    await expectComplete(page, expectAccessible)
    await follow(page, projectPath(await demoProjectId(request, STAFFED)))
    await expect(page.getByRole('heading', { name: STAFFED })).toBeVisible()
    await expectComplete(page, expectAccessible)
  })

  test('a provider opens the open projects, one of them, and its application', async ({
    signIn,
    expectAccessible,
  }) => {
    const page = await signIn('provider-admin', OPEN_PROJECTS_PATH)
    await expect(page.getByRole('main').getByText('Student card onboarding').first()).toBeVisible()
    await expectComplete(page, expectAccessible)
    await page
      .getByRole('main')
      .getByRole('link', { name: /(View|查看|详情).*Student card/ })
      .click()
    await expect(page.getByRole('heading', { name: /Student card onboarding/ })).toBeVisible()
    await expectComplete(page, expectAccessible)
    await page.getByRole('button', { name: /^(Apply|申请)$/ }).click()
    const form = page.getByRole('dialog', { name: /Student card onboarding/ })
    await expect(form.getByRole('textbox').first()).toBeVisible()
    await expectComplete(page, expectAccessible)
  })
}

test.describe('in English', () => {
  openAll('en')
})

test.describe('in Chinese in the dark', () => {
  test.use({ locale: 'zh-CN', colorScheme: 'dark' })
  openAll('zh')
})
