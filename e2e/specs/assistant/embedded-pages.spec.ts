import type { links } from '@console/contracts'
import type { Page } from '@playwright/test'
import { demoTest as test, expect } from '../../fixtures/demo-world.ts'
import { PHONE } from '../../fixtures/console-pages.ts'

type Embedded = (typeof links.EMBEDDED_PAGES)[number]
/** The document in the console's frame, once its content has come. */
async function contentOfFrame(page: Page) {
  const frame = page.frameLocator('main iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(frame.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  await expect(frame.getByRole('alert')).toHaveCount(0)
  return frame
}

function openAll(pages: readonly Embedded[]): void {
  for (const name of pages) {
    test(`${name} opens in its frame as a page with the company's data`, async ({
      signIn,
      expectAccessible,
    }) => {
      const frame = await contentOfFrame(await signIn('manager', `/console/${name}`))
      // Its own page, not the console nor a text that says there is none.
      await expect(frame.getByRole('banner')).toHaveCount(0)
      await expect(frame.getByRole('main')).not.toHaveText('')
      await expectAccessible()
    })
  }
}

test.describe('the frames of monitoring and the digital twin [FRAME-008]', () => {
  openAll([
    'monitor/view',
    'monitor/plan',
    'monitor/setting',
    'monitor/salary',
    'duplicate/dialog_setting',
    'duplicate/session',
    'duplicate/digital_twin_session',
  ])
})

test.describe('the frames of statistics [FRAME-009]', () => {
  openAll(['statistic/answer-task', 'statistic/score/history'])
})

test.describe('the frames of knowledge [FRAME-010]', () => {
  openAll([
    'knowledge/process',
    'knowledge/docment',
    'knowledge/question',
    'knowledge/recommend_setting',
    'knowledge/answer',
    'knowledge/review',
    'knowledge/product',
    'knowledge/feedback',
    'knowledge/analyze',
  ])
})

test.describe('the frames of quality [FRAME-011]', () => {
  openAll(['quality/rule', 'quality/intention', 'quality/socre', 'quality/inspection', 'quality/robot'])
})

test.describe('the frames of annotation and sessions [FRAME-012]', () => {
  openAll([
    'annotation/config',
    'annotation/work',
    'annotation/statistic',
    'session/session',
    'session/case',
    'session/validate',
    'session/offline',
  ])
})

test.describe('the frames of configuration, customers and accounts [FRAME-013]', () => {
  openAll([
    'database/scene',
    'database/prompt',
    'database/score/setting',
    'crm/list',
    'system/subscription',
    'user-manage/statistic',
    'user-manage/qa-manager',
  ])
})

test.describe('on a Chinese phone in the dark', () => {
  test.use({ locale: 'zh-CN', colorScheme: 'dark', viewport: PHONE })
  for (const name of ['session/session', 'knowledge/docment', 'monitor/view'] as const) {
    test(`${name} fits [FRAME-001]`, async ({ signIn, page, expectAccessible }) => {
      await signIn('manager', `/console/${name}`)
      const frame = page.frameLocator('main iframe')
      await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Han}/u)
      const width = await frame.locator('html').evaluate((html) => html.scrollWidth)
      expect(width).toBeLessThanOrEqual(PHONE.width)
      await expectAccessible()
    })
  }
})
