import { text } from './facts.ts'
import type { FigurePage } from './figure.ts'
import { MONTH_OF_DAYS } from './range.ts'
import { cardFigures, cellFigures, listTable, readParameter } from './read-page.ts'

export const offlineData: FigurePage = {
  path: `/console/statistic/offline-data?month=${MONTH_OF_DAYS}`,
  // Two of the month and two of each day; the demo has recordings of its last week alone.
  atLeast: 4,
  read: async (page) => {
    const business = await readParameter(page, 'business')
    const of = (counted: string, where = 'true'): string => `
      select ${counted} from (
        select a.*, (a.recorded_at at time zone c.timezone)::date as day
        from offline_audio a join company c on c.id = a.tenant_id) a
      where a.business_type_id = ${business} and to_char(day, 'YYYY-MM') = ${text(MONTH_OF_DAYS)} and ${where}`
    const COLUMNS: Readonly<Record<string, string>> = {
      Recordings: 'count(*)',
      'Skill duration': 'sum(skill_seconds)',
    }
    return [
      ...(await cardFigures(page, 'Figures of the month', {
        'Total recordings': of('count(*)'),
        'Total skill duration': of('sum(skill_seconds)'),
      })),
      ...cellFigures(await listTable(page, 'Offline data bill'), ({ name, column }) => {
        const counted = COLUMNS[column]
        return counted && of(counted, `day = ${text(name)}`)
      }),
    ]
  },
}
