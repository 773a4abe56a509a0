import type { links } from '@console/contracts'
import type { Page } from '@playwright/test'
import { demoTest as test, expect } from '../../fixtures/demo-world.ts'
import { PHONE } from '../../fixtures/console-pages.ts'

type Embedded = (typeof links.EMBEDDED_PAGES)[number]
type Case = { ids: string; pages: readonly Embedded[] }

const cases: readonly Case[] = [
  {
    ids: 'FRAME-008',
    pages: [
      'monitor/view',
      'monitor/plan',
      'monitor/setting',
      'monitor/salary',
      'duplicate/dialog_setting',
      'duplicate/session',
      'duplicate/digital_twin_session',
    ],
  },
  { ids: 'FRAME-009', pages: ['statistic/answer-task', 'statistic/score/history'] },
  {
    ids: 'FRAME-010',
    pages: [
      'knowledge/process',
      'knowledge/docment',
      'knowledge/question',
      'knowledge/recommend_setting',
      'knowledge/answer',
      'knowledge/review',
      'knowledge/product',
      'knowledge/feedback',
      'knowledge/analyze',
    ],
  },
  {
    ids: 'FRAME-011',
    pages: ['quality/rule', 'quality/intention', 'quality/socre', 'quality/inspection', 'quality/robot'],
  },
  {
    ids: 'FRAME-012',
    pages: [
      'annotation/config',
      'annotation/work',
      'annotation/statistic',
      'session/session',
      'session/case',
      'session/validate',
      'session/offline',
    ],
  },
  {
    ids: 'FRAME-013',
    pages: [
      'database/scene',
      'database/prompt',
      'database/score/setting',
      'crm/list',
      'system/subscription',
      'user-manage/statistic',
      'user-manage/qa-manager',
    ],
  },
]

/** The document in the console's frame, once its content has come. */
async function openEmbedded(page: Page, name: Embedded, search = '') {
  await page.goto(`/console/${name}${search}`)
  const frame = page.frameLocator('main iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(frame.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  await expect(frame.getByRole('alert')).toHaveCount(0)
  return frame
}

for (const { ids, pages } of cases) {
  test.describe(ids, () => {
    for (const name of pages) {
      test(`${name} opens in its frame as a page with the company's data [${ids}]`, async ({
        signIn,
        page,
        expectAccessible,
      }) => {
        await signIn('manager', '/console/msgcenter/audit')
        const frame = await openEmbedded(page, name)
        // Its own page, not the console nor a text that says there is none.
        await expect(frame.getByRole('banner')).toHaveCount(0)
        await expect(frame.getByRole('main')).not.toHaveText('')
        await expectAccessible()
      })
    }
  })
}

test.describe('on a Chinese phone in the dark', () => {
  test.use({ locale: 'zh-CN', colorScheme: 'dark', viewport: PHONE })
  for (const name of ['session/session', 'knowledge/docment', 'monitor/view'] as const) {
    test(`${name} fits [FRAME-001]`, async ({ signIn, page, expectAccessible }) => {
      await signIn('manager', '/console/msgcenter/audit')
      await page.goto(`/console/${name}`)
      const frame = page.frameLocator('main iframe')
      await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Han}/u)
      const width = await frame.locator('html').evaluate((html) => html.scrollWidth)
      expect(width).toBeLessThanOrEqual(PHONE.width)
      await expectAccessible()
    })
  }
})
