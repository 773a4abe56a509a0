import { dayFigures, rankFigures } from './common-figures.ts'
import type { FigurePage } from './figure.ts'
import { DAYS_OF_ORGANISATIONS } from './range.ts'
import { cellFigures, chartTable, listTable } from './read-page.ts'

/** Seats that can sign in, by what they do with their twins. */
const ofStatus = (condition: string): string => `
  select count(*) from app_user u join company c on c.id = u.tenant_id
  where u.type in ('TSR', 'TeamTSR') and u.status = 'enabled' and ${condition}`
const HAS_USED = 'exists (select from twin_use x where x.user_id = u.id)'
const WAITS = 'exists (select from twin w where w.user_id = u.id and w.approved_at is null)'
const STATUSES: Readonly<Record<string, string>> = {
  Used: ofStatus(HAS_USED),
  'Pending review': ofStatus(`not ${HAS_USED} and ${WAITS}`),
  'Not used': ofStatus(`not ${HAS_USED} and not ${WAITS}`),
}

const ofUses = (where: string): string => `select count(*) from twin_uses where ${where}`
/** A use by its position in the list, the newest first. */
const ofUse = (column: string, position: number): string =>
  `select ${column} from twin_uses order by used_at desc, id desc offset ${position} limit 1`
const COLUMNS: Readonly<Record<string, string>> = { ID: 'id', 'Account ID': 'user_id' }

export const twin: FigurePage = {
  path: `/console/statistic/twin?${DAYS_OF_ORGANISATIONS}&detail=all`,
  atLeast: 15,
  read: async (page) => {
    const uses = await listTable(page, 'Details of each use')
    const positions = new Map(uses.rows.map(({ key }, position) => [key, position]))
    return [
      ...cellFigures(await chartTable(page, 'Use of digital twins'), ({ name }) => STATUSES[name]),
      ...(await dayFigures(page, 'Uses of digital twins', { queryOf: ofUses })),
      ...(await rankFigures(page, 'Uses by organisation', { queryOf: ofUses })),
      ...cellFigures(uses, ({ key, column }) => {
        const known = COLUMNS[column]
        return known && ofUse(known, positions.get(key) ?? 0)
      }),
    ]
  },
}
