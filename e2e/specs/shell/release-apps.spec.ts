import { subApp } from '@console/contracts'
import type { Page } from '@playwright/test'
import { readMessages } from '../../fixtures/messages.ts'
import {
  APPS_PATH,
  chooseIn,
  fillRegistration,
  findRow,
  waitForVersion,
  zipFiles,
} from '../../fixtures/registered-apps/apps-page.ts'
import { appsTest as test, expect } from '../../fixtures/registered-apps/apps-test.ts'
import {
  FALLING_APP,
  readApp,
  releaseVersion,
  TEAM_APPS,
  type TeamApp,
} from '../../fixtures/registered-apps/team-apps.ts'
import { storeToken, tokenFor } from '../../fixtures/test.ts'

/** A version that nobody can open is taken back within this time. */
const TAKEN_BACK_MS = 60_000

const pathOf = ({ module }: Pick<TeamApp, 'module'>) => `${subApp.PAGES_PATH}${module}`

// Each release is a set of its own, on top of the one before: one test at a time.
test.describe.configure({ mode: 'default' })

test('a version that throws shows its failure while all else works, and the one before is back within a minute', async ({
  page,
  signIn,
  watch,
  request,
}) => {
  const [second, first] = (await readApp(request, FALLING_APP.module)).versions
  if (first === undefined || second === undefined) throw new Error('The app has two versions.')
  await signIn('quality', pathOf(FALLING_APP))
  await expect(page.getByRole('heading', { name: FALLING_APP.heading })).toBeVisible()
  await releaseVersion(request, { module: FALLING_APP.module, versionId: second.id })

  watch.expect(/this version cannot mount/, /\[falling\]/)
  const released = Date.now()
  await page.reload()
  const card = page.getByRole('main').getByRole('alert')
  await expect(card).toContainText('failed while it was starting')
  await expect(page.getByRole('main')).toContainText('apps@team.example')
  for (const { module, heading } of TEAM_APPS.slice(0, 1)) {
    await page.getByRole('link', { name: `App ${module}`, exact: true }).click()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
  await page.goBack()
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: 'Retry' }).click()
  const current = async () => (await readApp(request, FALLING_APP.module)).current?.id
  await expect.poll(current, { timeout: TAKEN_BACK_MS }).toBe(first.id)
  expect(Date.now() - released).toBeLessThan(TAKEN_BACK_MS)
  await page.reload()
  await expect(page.getByRole('heading', { name: FALLING_APP.heading })).toBeVisible()
})

/** Apps that a person of the platform brings in by the page alone: one app of each tool chain, one of them as an archive. */
const BROUGHT = TEAM_APPS.map((app) => ({
  ...app,
  module: `own-${app.module}`,
  entry: `/${app.module}/index.html`,
}))
const ARCHIVE_FILES = ['index.html', 'page.css', 'page.js', 'zone.umd.js', 'jquery.js']
const LIFE_MS = 180_000

test('apps are brought in, released, consented to, taken back, switched off and taken out by the page alone', async ({
  page,
  browser,
  baseURL,
  appsServer: { teamHost },
  request,
  signIn,
  watch,
}) => {
  test.setTimeout(LIFE_MS)
  const newPage = async (username: 'manager') => {
    const own = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    own.on('page', (opened) => watch.watch(opened))
    await storeToken(own, { token: await tokenFor(request, username), baseURL })
    return own.newPage()
  }
  await readMessages(request, 'platform-admin')
  await signIn('platform-admin', APPS_PATH)
  await expect(page.getByRole('tab', { name: 'Releases' })).toBeVisible()

  for (const { module, entry } of BROUGHT)
    await test.step(`register ${module}`, async () => {
      const isArchive = module === 'own-jquery-zone'
      const form = await fillRegistration(page, {
        module,
        name: `Own ${module}`,
        source: isArchive
          ? { name: 'page.zip', bytes: await zipFiles(`${teamHost}/jquery-zone`, ARCHIVE_FILES) }
          : `${teamHost}${entry}`,
        calls: module === BROUGHT[0]?.module ? ['message.unreadCount'] : [],
      })
      await form.getByRole('button', { name: 'Register', exact: true }).click()
      await waitForVersion(page, 1)
      await page.getByRole('button', { name: 'Close', exact: true }).click()
    })
  const [app] = BROUGHT
  if (app === undefined) throw new Error('There is no app.')
  const name = `Own ${app.module}`
  const company = 'Harbour Mutual'
  const manager = await newPage('manager')
  const opened = manager.getByRole('heading', { name: app.heading })
  /** The group of an app that is its only page is a link by itself. */
  const menuLink = manager.getByTestId('sidebar').getByRole('link', { name: 'Apps', exact: true })

  const release = async (choice: string, percent: number) => {
    await page.getByRole('button', { name: 'Release', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Release versions' })
    await chooseIn(page, form.getByRole('combobox', { name: 'Versions' }), `${name}, ${choice}`)
    await chooseIn(page, form.getByRole('combobox', { name: 'Companies' }), company)
    await form.getByLabel('Percent of their people').fill(String(percent))
    await form.getByRole('button', { name: 'Release', exact: true }).click()
    await expect(form).toBeHidden()
  }
  const rollouts = page.getByRole('region', { name: 'Who runs what' }).getByRole('listitem')

  await test.step('released to one company, whose administrator consents', async () => {
    await page.getByRole('tab', { name: 'Releases' }).click()
    await release('version 1', 100)
    await expect(rollouts.first()).toContainText(company)
    await manager.goto(APPS_PATH)
    await expect(findRow(manager, name)).toBeVisible()
    await findRow(manager, name)
      .getByRole('button', { name: `Consent: ${name}` })
      .click()
    await manager
      .getByRole('complementary', { name })
      .getByRole('button', { name: 'Consent', exact: true })
      .click()
    await expect(findRow(manager, name)).toContainText('On')
    await manager.getByRole('complementary', { name }).getByRole('link', { name, exact: true }).click()
    await expect(opened).toBeVisible()
    await expect(menuLink).toBeVisible()
  })

  await test.step('a second version for 10 %, then for all', async () => {
    await page.getByRole('tab', { name: 'Apps' }).click()
    await findRow(page, name).click()
    await page.getByRole('button', { name: 'Add version' }).click()
    const form = page.getByRole('dialog', { name: `Add version to ${name}` })
    await form.getByRole('button', { name: 'Add version' }).click()
    await waitForVersion(page, 2)
    await page.getByRole('tab', { name: 'Releases' }).click()
    await release('version 2', 10)
    await expect(rollouts.first()).toContainText('10%')
    await rollouts
      .first()
      .getByRole('button', { name: /^Raise percentage/ })
      .click()
    const raise = page.getByRole('dialog', { name: /^Raise percentage of set/ })
    await raise.getByRole('button', { name: 'Raise' }).click()
    await expect(raise).toBeHidden()
    await expect(rollouts.first()).not.toContainText('10%')
    await expect.poll(() => runs(manager)).toBe(2)
  })

  await test.step('taken back to the set before', async () => {
    await findRow(page, `${name} 1`)
      .first()
      .getByRole('button', { name: /^Release again/ })
      .click()
    const question = page.getByRole('dialog', { name: /^Release set \d+ again/ })
    await expect(question).toContainText(`${name}: version 2 → version 1`)
    await question.getByRole('button', { name: 'Release again' }).click()
    await expect(question).toBeHidden()
    await expect.poll(() => runs(manager)).toBe(1)
  })

  await test.step('switched off while it is open', async () => {
    await manager.reload()
    await expect(opened).toBeVisible()
    await page.getByRole('tab', { name: 'Apps' }).click()
    await findRow(page, name).click()
    await page.getByRole('button', { name: `Off for all companies: ${name}` }).click()
    const question = page.getByRole('dialog', { name: `Switch ${name} off for all companies?` })
    await question.getByRole('button', { name: 'Off for all companies' }).click()
    await expect(manager.getByRole('main').getByRole('alert')).toContainText('This app was switched off')
    await page.getByRole('button', { name: `On for all companies: ${name}` }).click()
    await expect(page.getByRole('button', { name: `Off for all companies: ${name}` })).toBeVisible()
  })

  await test.step('taken out of the menu', async () => {
    await manager.reload()
    await expect(opened).toBeVisible()
    await page.getByRole('tab', { name: 'Releases' }).click()
    await release('take out', 100)
    await expect(menuLink).toHaveCount(0)
    await expect(opened).toHaveCount(0)
  })
})

/** The version of the first app that the person of a page runs. */
async function runs(page: Page): Promise<number | undefined> {
  const apps = await page.evaluate(async (path) => {
    const token = /console_token=([^;]+)/.exec(document.cookie)?.[1]
    const answer = await fetch(path, { headers: { authorization: `Bearer ${token}` } })
    return ((await answer.json()) as { data: { apps: { module: string; versionNumber: number }[] } }).data
      .apps
  }, subApp.registry.path)
  return apps.find(({ module }) => module === BROUGHT[0]?.module)?.versionNumber
}
