import { expect } from '@playwright/test'
import { pickBySeed } from '../../../fixtures/plain-query.ts'
import type { FigurePage } from './figure.ts'
import { ofPerson } from './monitoring.ts'
import { SEED } from './range.ts'
import { cardFigures } from './read-page.ts'

/** Names of the durations of a day, in their order. */
const OF_A_DAY = ['Work', 'Online', 'Rest', 'Idle', 'Leave']
const OF_ALL_DAYS = ['Scheduled work', ...OF_A_DAY]

/** People who worked hardly have more zeros. */
const MOST_ZEROS = 2

/** The page of a person from the page of monitoring that is open, which links to it. */
export const person: FigurePage = {
  // Some have few days.
  atLeast: 12,
  path: async (page) => {
    const people = page.getByRole('table', { name: 'Status track' }).locator('tr[data-row-key]')
    await expect(people.first()).toBeVisible()
    const addresses = await people.evaluateAll(
      (rows, most) =>
        rows
          .filter((row) => row.textContent.split('00:00:00').length <= most)
          .map((row) => row.querySelector('a')?.getAttribute('href') ?? ''),
      MOST_ZEROS + 1,
    )
    return pickBySeed(addresses, SEED, 'a person')
  },
  read: async (page) => {
    const { searchParams } = new URL(page.url())
    const isPerson = `user_id = ${searchParams.get('userId')}`
    const queries = OF_ALL_DAYS.map((name): [string, string] => [name, ofPerson(name, isPerson) ?? ''])
    // A day has dashes until its durations are loaded.
    const days = page
      .getByRole('main')
      .locator('dl:not([aria-label])')
      .filter({ hasText: /^Work\d/ })
    await expect(days.first()).toBeVisible()
    const shown = await days.evaluateAll((lists) =>
      lists.map((list) => [...list.querySelectorAll('dd')].map((duration) => duration.textContent)),
    )
    const first = searchParams.get('stdate') ?? ''
    return [
      ...(await cardFigures(page, 'Figures of the range', Object.fromEntries(queries))),
      ...shown.flatMap((durations, later) =>
        durations.map((duration, index) => {
          const name = OF_A_DAY[index] ?? ''
          const onTheDay = `day = '${first}'::date + ${later}`
          return {
            part: 'Days',
            name: `${name}, ${later} days after ${first}`,
            shown: duration,
            query: ofPerson(name, `${isPerson} and ${onTheDay}`) ?? '',
          }
        }),
      ),
    ]
  },
}
