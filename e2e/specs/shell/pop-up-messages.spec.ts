import { message, tracking, type BodyOf } from '@console/contracts'
import type { Locator, Page, Response } from '@playwright/test'
import { messageReaders } from '../../fixtures/accounts.ts'
import { follow, HISTORY_PATH, homeChart, PHONE } from '../../fixtures/console-pages.ts'
import { HOSTILE_HTML, answerPopups, bubble, bubbles, samplePopup } from '../../fixtures/popups.ts'
import { expect, storeToken, test, tokenFor } from '../../fixtures/test.ts'

/** Messages that the demo data pushed within a day to each seat of a business, the oldest first. */
const PUSHED = {
  script: 'The opening script has changed',
  consent: 'Consent to record: what counts',
  handover: 'Note open call-backs before you hand over',
}
const LIFETIME_MS = 20_000

function bell(page: Page) {
  return page.getByRole('button', { name: /^(Messages|消息)/ })
}

/** Runs in the page: true if a click in the middle of the element reaches it. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

/** An answer to one kind of report. */
function reported(page: Page, event: message.MessageEvent): Promise<Response> {
  return page.waitForResponse(
    (response) =>
      response.url().endsWith(message.report.path) &&
      (response.request().postDataJSON() as BodyOf<typeof message.report>).event === event,
  )
}

test.describe('messages pushed by the server', () => {
  test('pops up after sign-in, closes one by one, opens its link with a ticket, is not shown again, and is in the inbox [SHELL-056, SHELL-077, SHELL-079, SHELL-081]', async ({
    signIn,
    page,
    context,
    expectAccessible,
  }) => {
    const touched = reported(page, 'touched')
    await signIn(messageReaders.popUps)
    await expect(bubbles(page)).toHaveCount(3)
    expect((await touched).ok()).toBe(true)
    await expect(bell(page)).toHaveAccessibleName('Messages, 10 unread')
    await expect(bubble(page, PUSHED.script).getByRole('listitem')).toHaveCount(2)
    await expectAccessible()

    // A dialog covers them, so that they do not cover its buttons.
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect.poll(() => bubble(page, PUSHED.script).evaluate(isOnTop)).toBe(false)
    await page.keyboard.press('Escape')
    await expect.poll(() => bubble(page, PUSHED.script).evaluate(isOnTop)).toBe(true)

    await bubble(page, PUSHED.consent)
      .getByRole('button', { name: `Close “${PUSHED.consent}”` })
      .click()
    await expect(bubbles(page)).toHaveCount(2)

    const clicked = reported(page, 'clicked')
    const [opened, sentRequest] = await Promise.all([
      context.waitForEvent('page'),
      context.waitForEvent('request', (request) => request.url().includes('track=true')),
      bubble(page, PUSHED.script).getByRole('button', { name: 'Who changed what' }).click(),
    ])
    expect((await clicked).ok()).toBe(true)
    expect(Object.fromEntries(new URL(sentRequest.url()).searchParams)).toEqual({
      business_type_id: '3',
      msgId: expect.stringMatching(/^\d+$/),
      msgRuleCode: 'opening-script',
      triggerId: 'opening-script-3',
      track: 'true',
      token: expect.stringMatching(/^[\w-]{43}$/),
    })
    await opened.close()
    await expect(bubble(page, PUSHED.script)).toHaveCount(0)
    await expect(bubble(page, PUSHED.handover)).toBeVisible()
    await expect(bell(page)).toHaveAccessibleName('Messages, 9 unread')

    await page.reload()
    await expect(bell(page)).toHaveAccessibleName('Messages, 9 unread')
    await expect(bubbles(page)).toHaveCount(0)

    await bell(page).click()
    const inbox = page.getByRole('region', { name: 'Messages', exact: true })
    await expect(inbox.getByRole('button', { expanded: false })).toHaveCount(10)
    await expectAccessible()
    const viewed = reported(page, 'viewed')
    await inbox
      .getByRole('button', { name: `Unread ${PUSHED.handover}` })
      .first()
      .click()
    expect((await viewed).ok()).toBe(true)
    await expect(inbox.getByText('handover list')).toBeVisible()
    await expect(inbox.getByRole('button', { name: 'Got it' })).toBeVisible()
    await expect(bell(page)).toHaveAccessibleName('Messages, 8 unread')
    await expectAccessible()

    await inbox.getByText('Unread', { exact: true }).first().click()
    await expect(inbox.getByRole('button', { name: /^Unread / })).toHaveCount(8)
    await inbox.getByRole('button', { name: 'Mark all read' }).click()
    await expect(bell(page)).toHaveAccessibleName('Messages')
    await page.reload()
    await expect(bell(page)).toHaveAccessibleName('Messages')
    await bell(page).click()
    await expect(inbox.getByRole('listitem').first()).toBeVisible()
    await inbox.getByText('Unread', { exact: true }).click()
    await expect(inbox.getByText('Everything is read')).toBeVisible()
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(inbox).toBeHidden()
  })

  test('is counted as touched, clicked and viewed in the message history [SHELL-077, SHELL-079, MSG-004, MSG-005]', async ({
    signIn,
    page,
    browser,
    request,
    baseURL,
    watch,
  }) => {
    const reader = await browser.newContext({ baseURL: baseURL ?? '' })
    await storeToken(reader, { token: await tokenFor(request, 'manager'), baseURL })
    const history = await reader.newPage()
    watch.watch(history)
    /** The drawer's figure of a rule's messages for the seat's business, or 0 for a rule without figures. */
    const readFigure = async (rule: string, series: string): Promise<number> => {
      await follow(history, `${HISTORY_PATH}?rule=${rule}&trigger=${rule}-4`)
      const drawer = history.getByRole('complementary', { name: rule })
      const figure = drawer.getByRole('listitem').filter({ hasText: series })
      await expect(figure.or(drawer.getByText('No figures'))).toBeVisible()
      return (await figure.count()) === 0 ? 0 : Number((await figure.innerText()).replaceAll(/\D/g, ''))
    }
    await history.goto(HISTORY_PATH)
    await expect(history.getByRole('main').getByRole('table')).toBeVisible()
    const before = {
      clicked: await readFigure('shift-handover', 'Clicked'),
      viewed: await readFigure('opening-script', 'Viewed'),
    }

    await signIn(messageReaders.statistics)
    const clicked = reported(page, 'clicked')
    await bell(page).click()
    const inbox = page.getByRole('region', { name: 'Messages', exact: true })
    await inbox.getByRole('button', { name: PUSHED.handover }).first().click()
    await inbox.getByRole('button', { name: 'Got it' }).click()
    await clicked
    const viewed = reported(page, 'viewed')
    await inbox.getByRole('button', { name: PUSHED.script }).click()
    await viewed

    await history.goto(HISTORY_PATH)
    await expect(history.getByRole('main').getByRole('table')).toBeVisible()
    expect(await readFigure('shift-handover', 'Clicked')).toBe(before.clicked + 1)
    expect(await readFigure('opening-script', 'Viewed')).toBe(before.viewed + 1)
    expect(await readFigure('recording-consent', 'Touched')).toBeGreaterThan(0)
    await reader.close()
  })

  test.describe('in Chinese, dark, on a phone', () => {
    test.use({ locale: 'zh-CN', colorScheme: 'dark', viewport: PHONE, hasTouch: true })
    test('fits the screen, as bubbles and in the inbox [SHELL-056, SHELL-077]', async ({
      signIn,
      page,
      expectAccessible,
    }) => {
      await answerPopups(page, [samplePopup('1'), samplePopup('2'), samplePopup('3')])
      await signIn('manager')
      const stack = page.getByRole('region', { name: '新消息' })
      await expect(stack.getByRole('article')).toHaveCount(3)
      await expectInside(page, stack)
      await expectAccessible()
      // Touch sends no leave event: a tap on the text does not pause the timer.
      await stack.getByRole('article').first().tap()
      await expect(stack.locator('[data-paused="true"]')).toHaveCount(0)
      for (let left = 3; left > 0; left -= 1) {
        await stack.getByRole('button', { name: /^关闭/ }).first().tap()
        await expect(stack.getByRole('article')).toHaveCount(left - 1)
      }

      await expect(bell(page)).toHaveAccessibleName('消息，3 条未读')
      await bell(page).tap()
      const inbox = page.getByRole('region', { name: '消息', exact: true })
      await expect(inbox.getByRole('button', { expanded: false }).first()).toBeVisible()
      await expectInside(page, inbox)
      await expectAccessible()
      await inbox.getByRole('button', { name: '关闭消息' }).tap()
      await expect(inbox).toBeHidden()
    })
  })
})

async function expectInside(page: Page, part: Locator): Promise<void> {
  const box = await part.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
}

test.describe('a bubble', () => {
  test('closes by Escape, and after 20 s unless the pointer or the focus is in it [SHELL-078, SHELL-079]', async ({
    signIn,
    page,
  }) => {
    await answerPopups(page, [samplePopup('1'), samplePopup('2'), samplePopup('3')])
    await page.clock.install()
    await signIn('manager')
    await expect(bubbles(page)).toHaveCount(3)
    const title = bubble(page, 'Message 2').getByRole('button', { name: 'Message 2', exact: true })
    await title.focus()
    await page.keyboard.press('Enter')
    await expect(bubble(page, 'Message 2').getByRole('button', { name: 'Later' })).toBeVisible()
    await expect(bubble(page, 'Message 3').getByRole('button', { name: 'Later' })).toBeHidden()
    await bubble(page, 'Message 1').hover()
    // A pending file would time out when the clock advances.
    await expect(homeChart(page)).toBeVisible()
    await page.clock.runFor(LIFETIME_MS + 1000)
    await expect(bubble(page, 'Message 3')).toHaveCount(0)
    await expect(bubble(page, 'Message 1')).toBeVisible()
    await expect(bubble(page, 'Message 2')).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.runFor(LIFETIME_MS / 4)
    await expect(bubble(page, 'Message 1')).toBeVisible()
    await page.clock.runFor(LIFETIME_MS)
    await expect(bubble(page, 'Message 1')).toHaveCount(0)
    await expect(bubble(page, 'Message 2')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bubbles(page)).toHaveCount(0)
  })

  test('shows only the text of hostile HTML, of which nothing runs, loads or navigates [SHELL-077]', async ({
    signIn,
    page,
    context,
    expectAccessible,
  }) => {
    const hostile = samplePopup('1', {
      title: '<img src=x onerror="window.wasHit=1">',
      content: HOSTILE_HTML,
      btnOptions: [{ text: 'Open', action: 'OPEN_URL', link: 'javascript:window.wasHit=1' }],
    })
    await answerPopups(page, [hostile])
    const foreign: string[] = []
    context.on('request', (request) => {
      if (!/^(http:\/\/127\.0\.0\.1|data:image\/|blob:)/.test(request.url())) foreign.push(request.url())
    })
    await signIn('manager')
    const shown = bubbles(page).first()
    await expect(shown.getByRole('heading', { name: hostile.payload.title })).toBeVisible()
    await expect(shown.getByText('Plain bold text')).toBeVisible()
    await expectHarmless(shown.getByText('Plain bold text'))
    await expectAccessible()

    await bell(page).click()
    const inbox = page.getByRole('region', { name: 'Messages', exact: true })
    await inbox.getByRole('button', { name: hostile.payload.title }).click()
    await expect(inbox.getByText('Plain bold text')).toBeVisible()
    await expectHarmless(inbox.getByText('Plain bold text'))
    await inbox.getByText('Script link').first().click()
    await inbox.getByText('Data link').click()
    await inbox.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(page.getByText('The link was not opened: it is not a web address.')).toBeVisible()

    expect(await page.evaluate(() => 'wasHit' in window)).toBe(false)
    expect(context.pages()).toHaveLength(1)
    expect(foreign).toEqual([])
  })
})

/** The content that holds this text consists of text and one web link. */
async function expectHarmless(text: Locator): Promise<void> {
  const content = text.locator('xpath=ancestor::div[1]')
  const names = await content.locator('*').evaluateAll((all) => all.map(({ localName }) => localName))
  expect([...new Set(names)].toSorted()).toEqual(
    ['a', 'b', 'p', 'table'].filter((name) => names.includes(name)),
  )
  const attributes = await content
    .locator('*')
    .evaluateAll((all) =>
      all.flatMap((one) => one.getAttributeNames().map((name) => `${one.localName} ${name}`)),
    )
  expect(attributes.toSorted()).toEqual(['a href', 'a rel', 'a target'])
  const link = content.getByRole('link')
  await expect(link).toHaveText('Web link')
  await expect(link).toHaveAttribute('href', 'https://partner.example/page')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
}

test.describe('tracking events', () => {
  type Report = BodyOf<typeof tracking.report>
  const isReport = (request: { url: () => string }) => request.url().endsWith(tracking.report.path)

  test('are sent after 6 s or when the page unloads, with a session id of the tab, and are accepted [SHELL-082, SHELL-083, SHELL-084, SHELL-085]', async ({
    signIn,
    page,
    context,
  }) => {
    const valuesOf = ({ metrics }: Report) => metrics.map(({ value }) => JSON.parse(value) as unknown)
    const viewOf = (path: string) => expect.objectContaining({ metricId: 'page.view', path }) as unknown
    await page.clock.install()
    await signIn(messageReaders.tracking, '/console/error/404')
    await expect(bell(page)).toBeVisible()
    const sent = page.waitForResponse(isReport)
    await page.clock.runFor(tracking.BATCH_INTERVAL_MS)
    const answer = await sent
    expect(await answer.json()).toMatchObject({ code: 0 })
    const report = answer.request().postDataJSON() as Report
    expect(report).toEqual({
      bizTypeId: 9,
      metrics: expect.any(Array),
      sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      sourceType: 'assistant_console',
      sourceVersion: expect.stringMatching(/^\d+\.\d+\.\d+/),
    })
    expect(report.metrics[0]).toEqual({ value: expect.any(String), timestamp: expect.any(Number) })
    expect(valuesOf(report)).toContainEqual(viewOf('/console/error/404'))

    await test.step('what is queued when the page unloads [SHELL-084]', async () => {
      await follow(page, '/console/error/403')
      await expect(page.getByText('You do not have access to this page')).toBeVisible()
      const unloaded = context.waitForEvent('request', isReport)
      await page.reload()
      expect(valuesOf((await unloaded).postDataJSON() as Report)).toContainEqual(viewOf('/console/error/403'))
    })

    await test.step('the session id of the tab [SHELL-085]', async () => {
      await expect(bell(page)).toBeVisible()
      const again = page.waitForRequest(isReport)
      await page.clock.runFor(tracking.BATCH_INTERVAL_MS)
      expect(((await again).postDataJSON() as Report).sessionId).toBe(report.sessionId)

      const other = await context.newPage()
      await other.goto('/console/error/404')
      await expect(bell(other)).toBeVisible()
      const others = other.waitForRequest(isReport)
      expect(((await others).postDataJSON() as Report).sessionId).not.toBe(report.sessionId)
    })
  })
})
