import { expect, type Page } from '@playwright/test'
import { text } from './facts.ts'
import type { Figure, FigurePage } from './figure.ts'
import { FROM, LAST_OF_SHIFTS, wireDay } from './range.ts'
import { cardFigures } from './read-page.ts'

type Shift = { user: string; day: string; position: number; facts: [name: string, shown: string][] }

/** Opens each person and reads their shifts, those of a day in their order. */
async function readShifts(page: Page): Promise<Shift[]> {
  const people = page.getByRole('table', { name: 'Shifts' }).locator('tbody')
  await expect(people.first()).toBeVisible()
  // At once, since each has another name when its details are open.
  await people.locator('button[aria-expanded="false"]').evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click()
  })
  await expect(people.locator('button[aria-expanded="false"]')).toHaveCount(0)
  return people.evaluateAll((bodies) =>
    bodies.flatMap((body) => {
      const address = body.querySelector('a')?.getAttribute('href') ?? ''
      const user = new URLSearchParams(address.split('?')[1]).get('userId') ?? ''
      const positions = new Map<string, number>()
      return [...body.querySelectorAll('li:has(dl)')].map((shift) => {
        const day = shift.firstElementChild?.textContent.slice(0, 10) ?? ''
        const position = positions.get(day) ?? 0
        positions.set(day, position + 1)
        const facts = [...shift.querySelectorAll('dl > div')].map((fact): [string, string] => [
          fact.querySelector('dt')?.textContent ?? '',
          fact.querySelector('dd')?.textContent ?? '',
        ])
        return { user, day, position, facts }
      })
    }),
  )
}

const COLUMNS: Readonly<Record<string, string>> = {
  Scheduled: 'extract(epoch from ends_at - starts_at)',
  'To work': 'expected_work_seconds',
  Worked: `(select coalesce(sum(extract(epoch from least(s.until, p.ends_at) - greatest(s.at, p.starts_at))), 0)
    from span s where s.user_id = p.user_id and s.evt = 4 and s.until > p.starts_at and s.at < p.ends_at)`,
}

const toShiftFigures = ({ user, day, position, facts }: Shift): Figure[] =>
  facts.flatMap(([name, shown]) => {
    const column = COLUMNS[name]
    if (column === undefined) return []
    const query = `select ${column} from planned p where user_id = ${user} and day = ${text(day)}
      order by starts_at, shift_id offset ${position} limit 1`
    return [{ part: name, name: `of ${user} on ${day}, shift ${position + 1}`, shown, query }]
  })

export const plan: FigurePage = {
  path: `/console/statistic/plan?beginAt=${wireDay(FROM)}&endAt=${wireDay(LAST_OF_SHIFTS)}`,
  read: async (page) => [
    ...(await readShifts(page)).flatMap(toShiftFigures),
    ...(await cardFigures(page, 'Figures of all people of the query', {
      'People with shifts': `select count(distinct user_id) from planned where day <= ${text(LAST_OF_SHIFTS)}`,
    })),
  ],
}
