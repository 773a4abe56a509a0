import { subApp } from '@console/contracts'
import type { Locator, Page } from '@playwright/test'
import { AUDIT_PATH, follow, LABELS_PATH, tableRows } from '../../fixtures/console-pages.ts'
import { appsTest as test, expect } from '../../fixtures/registered-apps/apps-test.ts'
import {
  FORMER_KIT_APP,
  PRESENT_KIT_APP,
  TEAM_APPS,
  type TeamApp,
} from '../../fixtures/registered-apps/team-apps.ts'

const SWITCHES = 20
/** All apps and a built one, again and again. */
const SWITCHING_MS = 180_000
/** Switches between the apps of two kits. */
const KIT_SWITCHES = 10
/** The addresses of the former kit: its list and its files. */
const FORMER_KIT = /\/console\/(former-kit\.json|assets\/kit\/0\.)/
/** antd's own blue, by the styles that the kit of the app has. */
const ANTD_BLUE = 'rgb(22, 119, 255)'

const pathOf = ({ module }: TeamApp) => `${subApp.PAGES_PATH}${module}`
const appOf = (page: Page, { module }: TeamApp): Locator => page.getByRole('region', { name: module })
/** The status of the answer that an app has got from the console. */
const answerOf = (app: Locator): Locator => app.getByRole('status')

async function openFromMenu(page: Page, app: TeamApp): Promise<Locator> {
  await page.getByRole('link', { name: `App ${app.module}`, exact: true }).click()
  await expectShown(page, app)
  return appOf(page, app)
}

async function expectShown(page: Page, app: TeamApp): Promise<void> {
  await expect(appOf(page, app).getByRole('heading', { name: app.heading })).toBeVisible()
}

/** The width of a border that only the styles of the apps draw. */
function borderOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.createElement('div')
    element.className = 'fixture-details'
    document.body.append(element)
    const { borderTopWidth } = getComputedStyle(element)
    element.remove()
    return borderTopWidth
  })
}

for (const app of [...TEAM_APPS, PRESENT_KIT_APP, FORMER_KIT_APP])
  test(`${app.module}: opened from the menu it shows the person, counts, calls, has its own pages, and leaves nothing`, async ({
    page,
    signIn,
    watch,
  }) => {
    await signIn('manager', AUDIT_PATH)
    await expect(tableRows(page).first()).toBeVisible()
    const shown = await openFromMenu(page, app)
    await expect(page).toHaveTitle(new RegExp(`App ${app.module}`))
    await expect(shown).toContainText(/en · light · \S/)
    await shown.getByRole('button', { name: 'Count 0' }).click()
    await shown.getByRole('button', { name: 'Count 1' }).click()
    await expect(shown.getByRole('button', { name: 'Count 2' })).toBeVisible()
    await shown.getByRole('button', { name: 'Show a toast' }).click()
    await expect(page.getByText(`Toast of ${app.module}`)).toBeVisible()

    await shown.getByRole('button', { name: 'Ask the console' }).click()
    await expect(answerOf(shown)).toHaveText('Answer 200')
    watch.expect(/status of 403.*\/api\/user\/info/)
    await shown.getByRole('button', { name: 'Ask for more' }).click()
    await expect(answerOf(shown)).toHaveText('Answer 403')

    await test.step('its own router, with Back and Forward', async () => {
      const details = shown.getByRole('heading', { name: `Details of ${app.module}` })
      await shown.getByRole('button', { name: 'Details' }).click()
      await expect(details).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${pathOf(app)}/details$`))
      await page.goBack()
      await expect(details).toBeHidden()
      await page.goForward()
      await expect(details).toBeVisible()
      await shown.getByRole('button', { name: 'Start' }).click()
      await expect(details).toBeHidden()
      await page.goBack()
      await expect(details).toBeVisible()
      await expect(shown.getByRole('button', { name: 'Count 2' })).toBeVisible()
      await expectDetails(details.locator('..'))
    })

    await test.step('its page again after a reload', async () => {
      await page.reload()
      await expectShown(page, app)
      await expectDetails(shown.getByRole('heading', { name: `Details of ${app.module}` }).locator('..'))
    })

    await test.step('language and theme', async () => {
      await choose(page, 'Dark theme')
      await expect(shown).toContainText(/en · dark · \S/)
      await choose(page, /switch to 中文/)
      await expect(shown).toContainText(/zh.* · dark · \S/)
      await choose(page, /English/)
    })

    await test.step('the console after it', async () => {
      await shown.getByRole('button', { name: 'Leave' }).click()
      await expect(tableRows(page).first()).toBeVisible()
      await expect(page).toHaveTitle(/Audit log/)
      expect(await borderOf(page)).toBe('0px')
      await page.goBack()
      await expectShown(page, app)
    })
  })

/** The border of a page that came later, and its picture, where it has one. */
async function expectDetails(details: Locator): Promise<void> {
  await expect(details).toHaveCSS('border-top', '3px solid rgb(1, 2, 3)')
  for (const picture of await details.getByRole('img').all())
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(24)
}

async function choose(page: Page, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: /user menu|用户菜单/ }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test(`${SWITCHES} switches between apps of all tool chains and built ones leave nothing behind, and each still works`, async ({
  page,
  signIn,
}) => {
  test.setTimeout(SWITCHING_MS)
  await signIn('manager', AUDIT_PATH)
  for (let round = 1; round <= SWITCHES; round += 1) {
    for (const app of TEAM_APPS) {
      await follow(page, pathOf(app))
      await appOf(page, app).getByRole('button', { name: 'Count 0' }).click()
      await expect(appOf(page, app).getByRole('button', { name: 'Count 1' })).toBeVisible()
    }
    await follow(page, round % 2 === 0 ? AUDIT_PATH : LABELS_PATH)
    await expect(page.getByRole('button', { name: 'Inquire' })).toBeVisible()
  }
  await expect(page).toHaveTitle(/Audit log/)
  expect(await borderOf(page)).toBe('0px')
  const reports = await page.evaluate(() => window.__leakLedger?.reports() ?? [])
  expect(reports.flatMap(({ module, details }) => details.map((detail) => `${module}: ${detail}`))).toEqual(
    [],
  )
  for (const { module } of TEAM_APPS)
    expect(reports.filter((report) => report.module === module)).toHaveLength(SWITCHES)
})

test(`${KIT_SWITCHES} switches between apps of the present and the former kit, each with its own React and antd, leave nothing`, async ({
  page,
  signIn,
}) => {
  const ofFormerKit: string[] = []
  page.on('request', (request) => {
    if (FORMER_KIT.test(request.url())) ofFormerKit.push(new URL(request.url()).pathname)
  })
  await signIn('manager', AUDIT_PATH)
  await expect(tableRows(page).first()).toBeVisible()
  await openFromMenu(page, PRESENT_KIT_APP)
  expect(ofFormerKit).toEqual([])
  for (let round = 1; round <= KIT_SWITCHES; round += 1) {
    for (const app of [FORMER_KIT_APP, PRESENT_KIT_APP]) {
      await follow(page, pathOf(app))
      await expectShown(page, app)
      const shown = appOf(page, app)
      const count = shown.getByRole('button', { name: 'Count 0' })
      await expect(count).toHaveCSS('background-color', ANTD_BLUE)
      // Without the mouse, whose pointer changes the colour.
      await count.press('Enter')
      await expect(shown.getByRole('button', { name: 'Count 1' })).toBeVisible()
    }
    await follow(page, AUDIT_PATH)
    await expect(tableRows(page).first()).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Inquire' })).not.toHaveCSS('background-color', ANTD_BLUE)
  // The list, and the files of two tiers, once each.
  expect(new Set(ofFormerKit).size).toBe(3)
  expect(ofFormerKit.filter((path) => path.endsWith('.js'))).toHaveLength(2)
  const reports = await page.evaluate(() => window.__leakLedger?.reports() ?? [])
  expect(reports.flatMap(({ module, details }) => details.map((detail) => `${module}: ${detail}`))).toEqual(
    [],
  )
  for (const { module } of [PRESENT_KIT_APP, FORMER_KIT_APP])
    expect(reports.filter((report) => report.module === module).length).toBeGreaterThanOrEqual(KIT_SWITCHES)
})

test('a former kit that is another one or whose file is changed fails its apps with a reason, and Retry loads it again', async ({
  page,
  signIn,
  watch,
}) => {
  watch.expect(/\[kit-former\]/, /Failed to find a valid digest/, /kit\/0\.9\.0\/core/)
  await page.route(FORMER_KIT, (route) => route.fulfill({ json: { former: null } }), { times: 1 })
  await signIn('manager', pathOf(FORMER_KIT_APP))
  const card = page.getByRole('main').getByRole('alert')
  await expect(card).toContainText('needs version 0 of the shared libraries, the console has 1')
  await page.route(/kit\/0\.9\.0\/core/, async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'cache-control': 'no-store' }
    await route.fulfill({ response, headers, body: `${await response.text()};` })
  })
  await card.getByRole('button', { name: 'Retry' }).click()
  await expect(card).toContainText('could not be reached')
  await page.unroute(/kit\/0\.9\.0\/core/)
  await card.getByRole('button', { name: 'Retry' }).click()
  await expectShown(page, FORMER_KIT_APP)
})
