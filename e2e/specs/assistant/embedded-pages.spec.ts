import { links, sessionRecord, user } from '@console/contracts'
import type { APIRequestContext, Frame, Page } from '@playwright/test'
import { follow, PHONE } from '../../fixtures/console-pages.ts'
import { demoTest as test, expect } from '../../fixtures/demo-test.ts'
import { embeddedContent, EXAMPLE, FACTS } from '../../fixtures/embedded-content.ts'
import { tokenFor } from '../../fixtures/test.ts'

type Embedded = (typeof links.EMBEDDED_PAGES)[number]
/** Frames are opened one after the other in one console. */
const GROUP_LIMIT_MS = 240_000

/** The document of the page in the console's frame, once its own heading and its data have come. */
async function contentOfFrame(page: Page, name: Embedded) {
  const frame = page.frameLocator(`main iframe[src*="${links.embeddedPath(name)}"]`)
  if (name in FACTS) {
    const { heading, facts } = FACTS[name as keyof typeof FACTS] // as the condition says
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(frame.getByRole('main')).toContainText(facts)
  } else {
    const { heading, row } = embeddedContent[name as keyof typeof embeddedContent] // all others
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(heading)
    const rows = frame.getByRole('row').filter({ has: frame.getByRole('cell') })
    await expect(rows.filter({ hasText: row }).first()).toBeVisible()
  }
  await expect(frame.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  await expect(frame.getByRole('alert')).toHaveCount(0)
  return frame
}

/** Finds the frame of a page; the console around it is the same for all pages, and examined with them on a phone. */
function frameOf(page: Page, name: Embedded): Frame {
  const frame = page.frames().find((one) => one.url().includes(links.embeddedPath(name)))
  if (!frame) throw new Error(`There is no frame of ${name}.`)
  return frame
}

/** A fresh console has no example yet. */
async function saveExample(request: APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenFor(request, 'manager')}` }
  const me = (await (await request.get(user.info.path, { headers })).json()) as { data: user.UserInfo }
  const now = Math.floor(Date.now() / 1000)
  const listed = await request.get(sessionRecord.list.path, {
    headers,
    params: {
      beginTime: now - 7 * 86_400,
      endTime: now,
      bizId: String(me.data.selectedBusinessTypeId ?? me.data.businessTypes?.[0]?.businessTypeId),
    },
  })
  const { data } = (await listed.json()) as { data: { sessions: { sessionId: string }[] } }
  const sessionId = data.sessions[0]?.sessionId
  const saved = await request.post(sessionRecord.addCase.path, {
    headers,
    data: { sessionId, title: EXAMPLE, note: '' },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
}

/** By area, with the requirement that names them. */
const WORK: Readonly<Record<string, readonly Embedded[]>> = {
  'monitoring and the digital twin [FRAME-008]': [
    'monitor/view',
    'monitor/plan',
    'monitor/setting',
    'monitor/salary',
    'duplicate/dialog_setting',
    'duplicate/session',
    'duplicate/digital_twin_session',
  ],
  'statistics [FRAME-009]': ['statistic/answer-task', 'statistic/score/history'],
  'annotation and sessions [FRAME-012]': [
    'annotation/config',
    'annotation/work',
    'annotation/statistic',
    'session/session',
    'project/session',
    'data/session',
    'session/case',
    'session/validate',
    'session/offline',
  ],
}
const CONTENT: Readonly<Record<string, readonly Embedded[]>> = {
  'knowledge [FRAME-010]': [
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
  'quality [FRAME-011]': [
    'quality/rule',
    'quality/intention',
    'quality/socre',
    'quality/inspection',
    'quality/robot',
  ],
  'configuration, customers and accounts [FRAME-013]': [
    'database/scene',
    'database/prompt',
    'database/score/setting',
    'crm/list',
    'system/subscription',
    'user-manage/statistic',
    'user-manage/qa-manager',
  ],
}

async function openAll(
  page: Page,
  areas: Readonly<Record<string, readonly Embedded[]>>,
  expectAccessible: (on: Frame) => Promise<void>,
): Promise<void> {
  for (const [area, names] of Object.entries(areas))
    for (const name of names)
      await test.step(`${name}, of ${area}`, async () => {
        await follow(page, `/console/${name}`)
        const frame = await contentOfFrame(page, name)
        // Its own page, not the console nor a text that says there is none.
        await expect(frame.getByRole('banner')).toHaveCount(0)
        await expectAccessible(frameOf(page, name))
      })
}

test('the frames of monitoring, the digital twin, statistics, annotation and sessions open as pages with the company’s data [FRAME-008, FRAME-009, FRAME-012]', async ({
  signIn,
  page,
  request,
  expectAccessible,
}) => {
  test.setTimeout(GROUP_LIMIT_MS)
  await saveExample(request)
  await signIn('manager', '/console/monitor/view')
  await openAll(page, WORK, expectAccessible)
})

test('the frames of knowledge, quality, configuration, customers and accounts open as pages with the company’s data [FRAME-010, FRAME-011, FRAME-013]', async ({
  signIn,
  page,
  expectAccessible,
}) => {
  test.setTimeout(GROUP_LIMIT_MS)
  await signIn('manager', '/console/knowledge/process')
  await openAll(page, CONTENT, expectAccessible)
})

test.describe('on a Chinese phone in the dark', () => {
  test.use({ locale: 'zh-CN', colorScheme: 'dark', viewport: PHONE })
  test('frames fit the screen [FRAME-001]', async ({ signIn, page, expectAccessible }) => {
    const names = ['session/session', 'knowledge/docment', 'monitor/view'] as const
    await signIn('manager', `/console/${names[0]}`)
    for (const name of names)
      await test.step(name, async () => {
        await follow(page, `/console/${name}`)
        const frame = page.frameLocator(`main iframe[src*="${links.embeddedPath(name)}"]`)
        await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Han}/u)
        const width = await frame.locator('html').evaluate((html) => html.scrollWidth)
        expect(width).toBeLessThanOrEqual(PHONE.width)
        await expectAccessible()
      })
  })
})
