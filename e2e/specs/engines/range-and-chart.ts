import { readdir } from 'node:fs/promises'
import { expect } from '../../engines/journey.ts'
import type { Tab } from '../../engines/tab.ts'
import { waitUntil } from '../../engines/wait-until.ts'
import { AUDIT_PATH, HOME_PATH } from '../../fixtures/console-pages.ts'

/** Chooses ranges in the calendar, by typing, and from a preset. */
export async function chooseRanges(tab: Tab): Promise<void> {
  await tab.follow(`${AUDIT_PATH}?begin=2026-10-05&end=2026-10-09`)
  const range = tab.getBySelector('.ant-picker-range input')
  // The calendar comes once somebody points at the range.
  await tab.getBySelector('[data-picker-button]').hover()
  await range.first().waitForValue('2026-10-05')
  await range.first().click()
  await tab.getByTitle('2026-10-06').first().click()
  await tab.getByTitle('2026-10-08').first().click()
  await tab.getByRole('button', { name: 'Inquire' }).click()
  await tab.waitForUrl(
    ({ searchParams }) =>
      searchParams.get('begin') === '2026-10-06' && searchParams.get('end') === '2026-10-08',
  )
  await range.first().fill('2026-09-01')
  await tab.press('Enter')
  await range.nth(1).waitForFocus()
  await tab.press('Control+A')
  await tab.type('2026-09-03')
  await tab.press('Enter')
  await tab.getByRole('button', { name: 'Inquire' }).click()
  await tab.waitForUrl(
    ({ searchParams }) =>
      searchParams.get('begin') === '2026-09-01' && searchParams.get('end') === '2026-09-03',
  )
  await range.first().click()
  await tab.getBySelector('.ant-picker-presets li').withText('30').click()
  await tab.getByRole('button', { name: 'Inquire' }).click()
  await tab.waitForUrl(({ searchParams }) => searchParams.get('begin') !== '2026-09-01')
}

/** Checks that the chart is drawn, has a tooltip, and can be a table and a file. */
export async function readChart(tab: Tab, downloads: string): Promise<void> {
  await tab.follow(HOME_PATH)
  const chart = tab.getByRole('img', { name: /ongoing projects/ })
  await chart.waitForVisible()
  await tab.getBySelector('figure [role=img] svg text').first().waitForVisible()
  await chart.hover()
  await tab.getByText('Ongoing projects').waitForVisible()
  const figure = tab.getByRole('figure')
  await figure.getByRole('button', { name: 'Download' }).click()
  await tab.getByRole('menuitem', { name: /PNG/ }).click()
  await waitUntil(
    async () => (await readdir(downloads)).some((name) => name.endsWith('.png')),
    async () => `the folder of downloads holds ${(await readdir(downloads)).join(', ')}`,
  )
  await figure.getByRole('button', { name: 'As a table' }).click()
  await figure.getByRole('table').getByRole('row').nth(1).waitForText(/\d/)
  await figure.getByRole('button', { name: 'As a table' }).click()
  await chart.waitForVisible()
  expect(await figure.getByRole('table').count()).toBe(0)
}
