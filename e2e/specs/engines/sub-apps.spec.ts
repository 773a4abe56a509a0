import { menu, session, type DataOf } from '@console/contracts'
import type { APIRequestContext } from '@playwright/test'
import { expect, journey } from '../../engines/journey.ts'
import type { Tab } from '../../engines/tab.ts'
import type { DemoUsername } from '../../fixtures/accounts.ts'
import {
  AUDIT_PATH,
  LABELS_PATH,
  OVERVIEW_PATH,
  VERSIONS_PATH,
  VOICE_CATEGORIES_PATH,
  WORKSPACE_PATH,
} from '../../fixtures/console-pages.ts'
import { installedApps } from '../../fixtures/installed-apps.ts'
import { postCategory } from '../../fixtures/post-category.ts'
import { postLabel } from '../../fixtures/post-label.ts'
import { postProject, PROJECT_LIST_PATH } from '../../fixtures/project-pages.ts'
import { tokenFor } from '../../fixtures/test.ts'

const USERS_PATH = '/app-tenant-system/system/users'
/** Names that no other run of this journey against the same server has taken. */
const unique = (engine: string) => `${engine}-${Date.now().toString(36)}`

/** From the list of each app to a record and back, and through a form that is sent. */
const journeys: Record<string, (tab: Tab, engine: string) => Promise<void>> = {
  async audit(tab) {
    await tab
      .getByRole('button', { name: /Detail/ })
      .first()
      .click()
    await tab.waitForUrl(({ searchParams }) => searchParams.has('record'))
    const drawer = tab.getByRole('complementary').withText('Side by side')
    await drawer.waitForVisible()
    await tab.goBack()
    await tab.waitForUrl(({ searchParams }) => !searchParams.has('record'))
    await drawer.waitForHidden()
    await tab.getByRole('combobox', { name: /module/i }).click()
    await tab.getBySelector('.ant-select-item-option').withText(/sign/i).first().click()
    await tab.getByRole('button', { name: 'Inquire' }).click()
    await tab.waitForUrl(({ searchParams }) => searchParams.has('module'))
  },

  async versions(tab) {
    // Seconds since 2026: no other run against the same server has taken it.
    const version = `7.${Math.floor(Date.now() / 1000) - 1_767_225_600}.0`
    await tab.getByRole('button', { name: /^New version$/ }).click()
    const form = tab.getByRole('dialog').withText('Update mode')
    await form.getByLabel('Version').fill(version)
    await form.getByRole('combobox', { name: 'Platform' }).click()
    await tab.getBySelector('.ant-select-item-option').withText('iOS').click()
    await form.getByRole('combobox', { name: 'Update mode' }).click()
    await tab.getBySelector('.ant-select-item-option').withText('Forced').click()
    await form.getByLabel('Release notes').fill('Calls with **one tap**')
    await form.getByRole('button', { name: 'Save' }).click()
    await tab.getByText('Saved successfully').waitForVisible()
    await form.waitForHidden()
    await tab.getByRole('button', { name: `Edit iOS ${version}` }).click()
    const edited = tab.getByRole('dialog').withText('Update mode')
    await edited.getByText('Preview').click()
    await edited.getByText('one tap').waitForVisible()
    await edited.getByRole('button', { name: 'Cancel' }).click()
    await edited.waitForHidden()
    await tab.getByRole('button', { name: `Delete iOS ${version}` }).click()
    await tab.getByRole('dialog').withText('be undone').getByRole('button', { name: 'Delete' }).click()
    await tab.getByText('Deleted successfully').waitForVisible()
  },

  async labels(tab, engine) {
    const name = `Label of ${unique(engine)}`
    await tab.getByRole('button', { name: 'New label' }).click()
    const kinds = tab.getByRole('dialog').withText('Which kind of label?')
    await kinds.getByRole('button', { name: /^Prompt label/ }).click()
    const form = tab.getByRole('dialog').withText('Settings')
    await form.getByLabel('Label name').fill(name)
    await form.getByRole('combobox', { name: 'Business' }).click()
    await tab.getBySelector('.ant-select-item-option').withText('Winter renewals').click()
    await form.getByRole('combobox', { name: 'Product' }).click()
    await tab.getBySelector('.ant-select-item-option').withText('Home cover plus').first().click()
    await form.getByText('Quote').click()
    await form.getByText('After call').click()
    await form.getByLabel('Collection round').fill('3')
    await form.getByRole('button', { name: 'Next' }).click()
    await form.getByLabel('Prompt content').fill('Does the customer want to know a price?')
    await form.getByRole('button', { name: 'Save label' }).click()
    await tab.getByText('Updated successfully').waitForVisible()
    await form.waitForHidden()
    await tab.getByRole('textbox', { name: 'Label name' }).fill(name)
    await tab.getByRole('button', { name: 'Inquire' }).click()
    await tab.getByRole('button', { name: `Edit ${name}` }).click()
    await tab.waitForUrl(({ searchParams }) => searchParams.has('edit'))
    await tab.goBack()
    await tab.waitForUrl(({ searchParams }) => !searchParams.has('edit'))
  },

  async projects(tab, engine) {
    const name = `Hail claims ${unique(engine)}`
    await tab.getByRole('button', { name: 'New project' }).click()
    const form = tab.getByRole('dialog', { name: 'New project' })
    await form.getByLabel('Industry').click()
    await tab.type('Insurance')
    await tab.getBySelector('.ant-select-item-option').withText('Insurance').click()
    await form.getByLabel('Name').fill(name)
    await form.getByLabel('Manpower demand').fill('6')
    await form.getByLabel('Description').fill('Take calls after the hail.')
    await form.getByRole('button', { name: 'Create' }).click()
    await tab.getByText(`The project ${name} is created`).waitForVisible()
    await form.waitForHidden()
    await tab.getByRole('link', { name }).first().click()
    await tab.waitForUrl(({ pathname }) => /\/console\/project\/\d+$/.test(pathname))
    await tab.getByText('Take calls after the hail.').waitForVisible()
    await tab.goBack()
    await tab.waitForUrl(({ pathname }) => pathname === PROJECT_LIST_PATH)
    await tab.getByRole('link', { name }).first().waitForVisible()
  },

  async system(tab, engine) {
    const account = unique(engine)
    await tab.getByRole('button', { name: 'New person' }).click()
    const form = tab.getByRole('dialog', { name: 'New person' })
    await form.getByLabel('Username').fill(account)
    await form.getByLabel('Name').fill('Lin Journey')
    await form.getByLabel('Organisation').click()
    await tab.getBySelector('.ant-select-item-option').withText('Harbour Mutual').first().click()
    await form.getByRole('button', { name: 'Create' }).click()
    const passwords = tab.getByRole('dialog', { name: 'One-time passwords' })
    await passwords.getByRole('button', { name: /Copy/ }).first().click()
    await passwords.getByText('Copied').waitForVisible()
    await passwords.getByRole('button', { name: 'I have saved them' }).click()
    await tab.getByRole('textbox', { name: 'Account or name' }).fill(account)
    await tab.getByRole('button', { name: 'Inquire' }).click()
    await tab.getByRole('cell', { name: account }).click()
    await tab.waitForUrl(({ searchParams }) => searchParams.has('id'))
    const drawer = tab.getByRole('complementary').withText(account)
    await drawer.waitForVisible()
    await tab.goBack()
    await drawer.waitForHidden()
  },

  async statistics(tab) {
    await tab.getByRole('radiogroup', { name: 'Usual ranges' }).getByText('Today').click()
    await tab.getByRole('button', { name: 'Inquire' }).click()
    const isOneDay = ({ searchParams }: URL) => searchParams.get('from') === searchParams.get('to')
    await tab.waitForUrl(isOneDay)
    await tab.getByText('Online users in all').waitForHidden()
    await tab.goBack()
    await tab.waitForUrl((url) => !isOneDay(url))
    await tab.getByText('Online users in all').first().waitForVisible()
  },

  async voiceprint(tab, engine) {
    const name = `Voices of ${unique(engine)}`
    await tab.getByRole('button', { name: 'New category' }).click()
    const form = tab.getByRole('dialog').withText('New category')
    await form.getByLabel('Category name').fill(name)
    await form.getByRole('button', { name: 'Add' }).click()
    await tab.getByText('Category added').waitForVisible()
    await form.waitForHidden()
    await tab.getByRole('textbox', { name: 'Category name' }).fill(name)
    await tab.getByRole('button', { name: 'Inquire' }).click()
    await tab.waitForUrl(({ searchParams }) => searchParams.has('search'))
    await tab.getByText('1 category').waitForVisible()
    await tab.getByRole('button', { name: `Rename ${name}` }).click()
    const renaming = tab.getByRole('dialog').withText('Rename category')
    await renaming.getByLabel('Category name').fill(`${name} 2`)
    await renaming.getByRole('button', { name: 'Rename' }).click()
    await tab.getByText('Category renamed').waitForVisible()
    await renaming.waitForHidden()
    await tab.goBack()
    await tab.waitForUrl(({ searchParams }) => !searchParams.has('search'))
  },

  async workspace(tab) {
    await tab.getByRole('switch', { name: 'Online only' }).click()
    await tab.waitForUrl(({ searchParams }) => searchParams.has('online'))
    // Nobody works in a fresh console.
    await tab.getByRole('heading', { name: 'No agent matches' }).waitForVisible()
    await tab.goBack()
    await tab.waitForUrl(({ searchParams }) => !searchParams.has('online'))
    await tab.getByRole('article').first().waitForVisible()
    await tab.getByRole('textbox', { name: 'Find an agent' }).fill('no such seat')
    await tab.getByRole('heading', { name: 'No agent matches' }).waitForVisible()
    await tab.getByRole('button', { name: 'Reset' }).click()
    await tab.getByRole('article').first().waitForVisible()
  },
}

const lists: Record<string, string> = {
  audit: AUDIT_PATH,
  labels: LABELS_PATH,
  projects: PROJECT_LIST_PATH,
  statistics: OVERVIEW_PATH,
  system: USERS_PATH,
  versions: VERSIONS_PATH,
  voiceprint: VOICE_CATEGORIES_PATH,
  workspace: WORKSPACE_PATH,
}

/** Role of the items on a page without a table: the wall has cards, statistics have figures. */
const LISTED: Record<string, 'article' | 'definition'> = { workspace: 'article', statistics: 'definition' }

/** Together they may open every page. */
const accounts = ['manager', 'platform-admin', 'provider-admin'] as const

/** The pages of the apps that have an address of their own. */
const pages = installedApps.flatMap(({ module, data }) =>
  data.filter(({ path }) => !path.includes(':')).map(({ path }) => ({ module, path })),
)
/** A walk through all apps in one browser. */
const WALK_LIMIT_MS = 240_000

journey(
  'each sub-app: its list, a record, a form that is sent, the way back, and every page of it',
  async ({ tab, enter, engine, request, faultProxy }) => {
    journey.setTimeout(WALK_LIMIT_MS)
    // A fresh console has no projects, labels and categories, and an empty list no table.
    await postProject(request, `Listed in ${engine}`)
    await postLabel(request, `Listed in ${engine}`)
    await postCategory(request, `Listed in ${engine}`)
    await enter('manager', AUDIT_PATH)
    expect(new Set(Object.keys(journeys)), 'apps with a journey').toEqual(
      new Set(installedApps.map(({ module }) => module)),
    )
    for (const [module, run] of Object.entries(journeys))
      await journey.step(module, async () => {
        await tab.follow(lists[module] ?? '')
        await tab
          .getByRole(LISTED[module] ?? 'table')
          .first()
          .waitForVisible()
        await run(tab, engine)
      })

    const opened = new Set<string>()
    for (const username of accounts) {
      const waiting = pages.filter(({ path }) => !opened.has(path))
      if (waiting.length === 0) break
      const theirs = await menuPaths(request, username)
      if (username !== 'manager') {
        await enter(username)
        // Their first page, to which the root leads.
        await tab.getByRole('heading', { level: 1 }).waitForVisible()
      }
      for (const { module, path } of waiting.filter((page) => theirs.has(page.path)))
        await journey.step(`${path} [${username}]`, async () => {
          await tab.follow(path)
          await tab.getBySelector(`[data-sub-app=${module}] [data-sub-app-root] *`).first().waitForVisible()
          await tab.getByRole('status', { name: /Loading/ }).waitForCount(0)
          await faultProxy.untilIdle()
          expect(await tab.getByRole('main').getByRole('alert').count(), `problems on ${path}`).toBe(0)
          opened.add(path)
        })
    }
    expect(opened, 'pages that some demo account may open').toEqual(new Set(pages.map(({ path }) => path)))
  },
)

/** The addresses in the person's menu. */
async function menuPaths(request: APIRequestContext, username: DemoUsername): Promise<Set<string>> {
  const headers = { authorization: `Bearer ${await tokenFor(request, username)}` }
  const read = async <Data>(path: string): Promise<Data> => {
    const answer = await request.get(path, { headers })
    return ((await answer.json()) as { data: Data }).data
  }
  const { menus } = await read<{ menus: menu.MenuItem[] }>(`${menu.tree.path}?clientId=${session.CLIENT_ID}`)
  const { menuIds } = await read<DataOf<typeof session.authz>>(session.authz.path)
  const collectPaths = (items: readonly menu.MenuItem[]): string[] =>
    items.flatMap(({ id, path, children }) => [
      ...(path && menuIds.includes(id) ? [path] : []),
      ...collectPaths(children ?? []),
    ])
  return new Set(collectPaths(menus))
}
