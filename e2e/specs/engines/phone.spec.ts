import { expect, journey } from '../../engines/journey.ts'
import type { Tab } from '../../engines/tab.ts'
import { AUDIT_PATH, HISTORY_PATH, HOME_PATH, PHONE } from '../../fixtures/console-pages.ts'
import { PROJECT_LIST_PATH } from '../../fixtures/project-pages.ts'

/** Nothing overflows the screen. */
async function expectToFit(tab: Tab): Promise<void> {
  const width = await tab.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0)
}

journey(
  'on a phone the menu opens over the page, lists are cards, and a form fits the screen',
  async ({ tab, enter }) => {
    await tab.resize(PHONE)
    await enter('manager', AUDIT_PATH)
    await tab.getByRole('listitem').getByRole('button').first().waitForVisible()
    expect(await tab.getByRole('table').count()).toBe(0)
    await expectToFit(tab)

    await tab.getByRole('button', { name: 'Open menu' }).click()
    const menu = tab.getByRole('dialog')
    await menu.getByRole('textbox', { name: 'Search the menu' }).fill('message')
    await menu.getByRole('link', { name: 'Message history' }).click()
    await tab.waitForUrl(({ pathname }) => pathname === HISTORY_PATH)
    await menu.waitForHidden()
    await expectToFit(tab)

    await tab.follow(HOME_PATH)
    await tab.getByRole('img', { name: /ongoing projects/ }).waitForVisible()
    await expectToFit(tab)

    await tab.follow(`${PROJECT_LIST_PATH}?new=1`)
    const form = tab.getByRole('dialog', { name: 'New project' })
    await form.getByLabel('Name').waitForVisible()
    const { box } = await form.getByRole('button', { name: 'Create' }).state()
    expect(box.y + box.height).toBeLessThanOrEqual(PHONE.height)
    await expectToFit(tab)
  },
)
