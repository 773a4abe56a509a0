import { expect, type Page } from '@playwright/test'
import { follow } from '../../../fixtures/console-pages.ts'
import { queryNumbers } from '../../../fixtures/plain-query.ts'
import { buildFactsSql } from './facts.ts'
import { chooseFigures, FIGURES_A_PAGE, isShownAs, isZero, type Figure, type FigurePage } from './figure.ts'
import { SEED } from './range.ts'

const HARBOUR = "code = 'harbour'"

/** Goes to another page without a load, and waits until nothing of the page before is left. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main :is(figure, table, dl)'))
      part.dataset['earlier'] = ''
  })
  await follow(page, path)
  await expect(page.locator('main [data-earlier]')).toHaveCount(0)
}

/**
 * Expects twenty figures of each page to be those that plain queries over the facts find, all figures of a company at once.
 */
export async function expectFoundAgain(
  page: Page,
  { dataDir, pages }: { dataDir: string; pages: readonly FigurePage[] },
): Promise<void> {
  const chosen: (Figure & { path: string })[] = []
  for (const { path, read, atLeast = FIGURES_A_PAGE } of pages) {
    const address = typeof path === 'string' ? path : await path(page)
    await goTo(page, address)
    const figures = chooseFigures(await read(page), `${SEED} ${address}`)
    expect(figures.length, `figures of ${address}`).toBeGreaterThanOrEqual(atLeast)
    expect(figures.filter(isZero).length, `zeros of ${address}`).toBeLessThanOrEqual(figures.length / 2)
    chosen.push(...figures.map((figure) => ({ ...figure, path: address })))
  }
  const wrong: object[] = []
  for (const [company, figures] of Map.groupBy(chosen, ({ company: whose = HARBOUR }) => whose)) {
    const queries = figures.map(({ query }) => query)
    const numbers = await queryNumbers(dataDir, { queries, facts: buildFactsSql(company) })
    wrong.push(
      ...figures.flatMap((figure, index) => {
        const found = numbers[index] ?? Number.NaN
        return isShownAs(figure, found) ? [] : [{ ...figure, found }]
      }),
    )
  }
  expect(wrong).toEqual([])
}
