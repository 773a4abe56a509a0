import type { Locator, Page } from '@playwright/test'
import { OVERVIEW_PATH } from '../../fixtures/console-pages.ts'
import { demoTest as test, expect } from '../../fixtures/demo-test.ts'
import { DAYS, FROM, TO } from './figures/range.ts'
import { untilComputed } from './until-computed.ts'

const countOf = (page: Page, label: string): Locator =>
  page.getByRole('main').getByRole('link', { name: `, ${label}: show these calls` })

test('an analyst goes from a dip in a chart to the calls behind it by clicking, and a colleague sees the same', async ({
  signIn,
  context,
  request,
}) => {
  await untilComputed(request)
  const page = await signIn('manager', `${OVERVIEW_PATH}?${DAYS}`)
  const chart = page
    .getByRole('figure', { name: 'Online users', exact: true })
    .getByRole('img', { name: 'Online users' })
    .first()
  await expect(chart.locator('svg')).toBeVisible()
  const box = await chart.boundingBox()
  if (box === null) throw new Error('The chart is not drawn.')
  await chart.click({ position: { x: box.width / 2, y: box.height / 2 } })
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('from') === searchParams.get('to'))
  const day = new URL(page.url()).searchParams.get('from')
  expect(day !== null && day >= FROM && day <= TO).toBe(true)

  const colleague = await context.newPage()
  await colleague.goto(page.url())
  for (const label of ['Outbound calls', 'Deals'])
    await expect(countOf(colleague, label)).toHaveText(await countOf(page, label).innerText())

  // A count leads to exactly its calls, which are as many.
  const quotes = await countOf(colleague, 'Quotes').innerText()
  await countOf(colleague, 'Quotes').click()
  await expect(colleague).toHaveURL(/\/console\/statistic\/sales\?.*detail=quoted/)
  const details = colleague.getByRole('region', { name: 'Details of each call' })
  await expect(details.getByText(new RegExp(`^[\\d,]+ sessions, ${quotes} calls$`))).toBeInViewport()

  const sessions = context.waitForEvent('page')
  await expect(chart.locator('svg')).toBeVisible()
  await chart.click({ position: { x: box.width / 2, y: box.height / 2 } })
  const opened = new URL((await sessions).url())
  expect(opened.pathname).toBe('/assistant-console/session')
  const [begin, end] = ['beginTime', 'endTime'].map((name) => Number(opened.searchParams.get(name)))
  expect((end ?? 0) - (begin ?? 0)).toBe(899)
})
