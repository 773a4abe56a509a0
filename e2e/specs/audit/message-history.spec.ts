import { message } from '@console/contracts'
import type { Locator, Page } from '@playwright/test'
import { AUDIT_PATH, follow, HISTORY_PATH, PHONE, tableRows } from '../../fixtures/console-pages.ts'
import { expect, test } from '../../fixtures/test.ts'

/** A rule of the demo data whose messages lead to a page. */
const RULE = { title: 'The opening script has changed', rule: 'opening-script', trigger: 'opening-script-3' }
const CHART_SIZE = { width: 660, height: 320 }

function rows(page: Page): Locator {
  return page
    .getByRole('table', { name: 'Pushed messages' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
}

async function choose(page: Page, filter: string, option: string): Promise<void> {
  // The header has a combobox of the same name.
  await page.getByRole('main').getByRole('combobox', { name: filter }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: option }).click()
}

/** Seven days of figures, whatever else changes in the demo data. */
async function answerFigures(page: Page, records: object[], code = 200): Promise<void> {
  await page.route(`**${message.pushStat.path}*`, (route) =>
    route.fulfill({ json: { code, msg: 'ok', data: { records } } }),
  )
}

function dayBefore(days: number): string {
  const shanghai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' })
  return shanghai.format(Date.now() - days * 24 * 3_600_000).replaceAll('-', '')
}

test('pushed messages are listed and filtered through the address, and open their webpage with parameters and a ticket [MSG-001, MSG-002, MSG-003]', async ({
  signIn,
  page,
  context,
  expectAccessible,
}) => {
  await test.step('the list [MSG-001, MSG-002]', async () => {
    const sentRequest = page.waitForRequest((request) => request.url().endsWith(message.history.path))
    await signIn('manager', HISTORY_PATH)
    expect((await sentRequest).postDataJSON()).toEqual({ current: 1, size: 10 })
    for (const name of ['Push time', 'Business', 'Source', 'Creator'])
      await expect(page.getByRole('columnheader', { name })).toBeVisible()
    const manual = rows(page).filter({ hasText: RULE.title }).filter({ hasText: 'Winter renewals' })
    await expect(manual).toContainText(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/)
    await expect(manual).toContainText('Manual')
    await expect(manual).toContainText('Shen Qiao')
    await expect(rows(page).filter({ hasText: 'Consent to record' }).first()).toContainText('Scheduled')
    const times = await rows(page)
      .getByRole('cell')
      .filter({ hasText: /^\d{4}-/ })
      .allTextContents()
    expect(times.length).toBeGreaterThan(1)
    expect(times).toEqual(times.toSorted().toReversed())
    await expectAccessible()
  })

  await test.step('the filters [MSG-001, MSG-002]', async () => {
    await expect(rows(page).filter({ hasText: 'Scheduled' }).first()).toBeVisible()
    await choose(page, 'Source', 'Manual')
    await choose(page, 'Business', 'Spring card activation')
    await page.getByRole('button', { name: 'Inquire' }).click()
    await page.waitForURL((url) => url.searchParams.get('source') === 'manual')
    const filtered = page.url()
    await page.reload()
    await expect(rows(page).first()).toContainText('Spring card activation')
    await expect(rows(page).filter({ hasText: 'Scheduled' })).toHaveCount(0)
    await expect(rows(page).filter({ hasText: 'Winter renewals' })).toHaveCount(0)
    expect(page.url()).toBe(filtered)
    await page.goBack()
    await expect(rows(page).filter({ hasText: 'Scheduled' }).first()).toBeVisible()

    await choose(page, 'Business', 'Pension top-up')
    await page.getByRole('button', { name: 'Inquire' }).click()
    await expect(page.getByText('No message matches')).toBeVisible()
    await page.getByRole('button', { name: /Remove .*Pension top-up/ }).click()
    await expect(rows(page).first()).toBeVisible()
  })

  await test.step('the webpage of a message [MSG-003]', async () => {
    await follow(page, HISTORY_PATH)
    const row = rows(page).filter({ hasText: RULE.title }).filter({ hasText: 'Winter renewals' })
    const [opened, sentRequest] = await Promise.all([
      context.waitForEvent('page'),
      context.waitForEvent('request', (request) => request.url().includes('track=false')),
      row.getByRole('button', { name: `Webpage of ${RULE.title}` }).click(),
    ])
    const address = new URL(sentRequest.url())
    expect(address.pathname).toBe(AUDIT_PATH)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      business_type_id: '3',
      msgId: expect.stringMatching(/^\d+$/),
      msgRuleCode: RULE.rule,
      track: 'false',
      token: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect((await context.cookies()).map(({ value }) => value)).not.toContain(
      address.searchParams.get('token'),
    )
    // The page that it leads to here is one of the console: it uses the existing session, and stores no ticket.
    await expect(tableRows(opened).first()).toBeVisible()
    expect(opened.url()).not.toContain('token')
    await expect(opened.getByText('is no filter of this page')).toHaveCount(0)
  })
})

test('the detail shows seven days of figures as bars or a table by its own link, or a placeholder without figures [MSG-004, MSG-005, MSG-006]', async ({
  signIn,
  page,
  expectAccessible,
}) => {
  await answerFigures(page, [
    { day: dayBefore(2), touchedCnt: 12, clickedCnt: 5, viewedCnt: 3 },
    { day: dayBefore(0), touchedCnt: 30, clickedCnt: 1, viewedCnt: 0 },
  ])
  const sentRequest = page.waitForRequest((request) => request.url().includes(message.pushStat.path))
  await signIn('manager', HISTORY_PATH)
  await rows(page)
    .filter({ hasText: RULE.title })
    .filter({ hasText: 'Winter renewals' })
    .getByRole('button', { name: `Detail of ${RULE.title}` })
    .click()
  expect(Object.fromEntries(new URL((await sentRequest).url()).searchParams)).toEqual({
    triggerId: RULE.trigger,
    msgRuleCode: RULE.rule,
    beginDay: dayBefore(6),
    endDay: dayBefore(0),
  })
  const drawer = page.getByRole('complementary', { name: RULE.title })
  await expect(drawer.getByText('Touched 42', { exact: true })).toBeVisible()
  await expect(drawer.getByText('Clicked 6', { exact: true })).toBeVisible()
  await expect(drawer.getByText('Viewed 3', { exact: true })).toBeVisible()
  const chart = drawer.getByRole('img', { name: /Messages touched, clicked and viewed by day/ })
  expect(await chart.boundingBox()).toMatchObject(CHART_SIZE)
  await expectAccessible()

  await drawer.getByRole('button', { name: 'As a table' }).click()
  const figureTable = drawer.getByRole('table').last()
  await expect(figureTable.getByRole('row')).toHaveCount(1 + 7)
  await expect(figureTable.getByRole('row').last()).toContainText('30')
  await expectAccessible()

  const link = page.url()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await page.goto(link)
  await expect(drawer.getByText('Touched 42', { exact: true })).toBeVisible()

  const figures = [{ day: dayBefore(0), touchedCnt: 1, clickedCnt: 1, viewedCnt: 1 }]
  for (const [what, trigger, records, code] of [
    ['a code other than 200', 'opening-script-4', figures, 0],
    ['no records', 'opening-script-5', [], 200],
  ] as const)
    await test.step(`${what} [MSG-006]`, async () => {
      await answerFigures(page, [...records], code)
      await follow(page, HISTORY_PATH)
      await expect(drawer).toBeHidden()
      await follow(page, `${HISTORY_PATH}?rule=${RULE.rule}&trigger=${trigger}`)
      const figuresOnly = page.getByRole('complementary', { name: RULE.rule })
      await expect(figuresOnly.getByText('No figures')).toBeVisible()
      await expect(figuresOnly.getByRole('img', { name: /Messages touched/ })).toHaveCount(0)
    })
})

test.describe('in Chinese, dark, on a phone', () => {
  test.use({ locale: 'zh-CN', colorScheme: 'dark', viewport: PHONE })
  test('messages are cards, and the detail fits the screen [MSG-002, MSG-004]', async ({
    signIn,
    page,
    expectAccessible,
  }) => {
    await answerFigures(page, [{ day: dayBefore(0), touchedCnt: 4, clickedCnt: 2, viewedCnt: 1 }])
    await signIn('manager', HISTORY_PATH)
    const detail = page.getByRole('button', { name: `详情：${RULE.title}` }).first()
    await expect(detail).toBeVisible()
    await expect(page.getByText('手动', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveCount(0)
    await expectAccessible()
    await detail.click()
    const drawer = page.getByRole('dialog', { name: RULE.title })
    await expect(drawer.getByText('触达 4', { exact: true })).toBeVisible()
    await expectAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  })
})
