import { expect } from '@playwright/test'
import type { FigurePage } from './figure.ts'
import { ofPerson } from './monitoring.ts'
import { SEED, wireDay } from './range.ts'
import { cardFigures } from './read-page.ts'
import { pickBySeed } from '../../../fixtures/plain-query.ts'

/** Of the durations of a day, in their order. */
const OF_A_DAY = ['Work', 'Online', 'Rest', 'Idle', 'Leave']
const OF_ALL_DAYS = ['Scheduled work', ...OF_A_DAY]

/** Somebody of the page of monitoring that is open, who leads to this one. */
export const person: FigurePage = {
  // Some have few days.
  atLeast: 12,
  path: async (page) => {
    const people = page.getByRole('table', { name: 'Status track' }).getByRole('link', { name: /^Days of / })
    await expect(people.first()).toBeVisible()
    const addresses = await people.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    )
    return pickBySeed(addresses, SEED, 'a person')
  },
  read: async (page) => {
    const { searchParams } = new URL(page.url())
    const isPerson = `user_id = ${searchParams.get('userId')}`
    const queries = OF_ALL_DAYS.map((name): [string, string] => [name, ofPerson(name, isPerson) ?? ''])
    const days = page.getByRole('main').locator('dl:not([aria-label])').filter({ hasText: /^Work/ })
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
            name: `${name}, ${later} days after ${wireDay(first)}`,
            shown: duration,
            query: ofPerson(name, `${isPerson} and ${onTheDay}`) ?? '',
          }
        }),
      ),
    ]
  },
}
