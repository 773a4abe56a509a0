import { conversionColumns, onlinePerPerson } from './conversion-columns.ts'
import { statTable, summed, type StatColumn } from './stat-table.ts'
import { findTeams, teamFigures, type TeamFigures } from './teams.store.ts'

const columns: readonly StatColumn<TeamFigures>[] = [
  { head: { en: 'Organization', zh: '组织' }, cell: (row) => row.orgName },
  { head: { en: 'Seats', zh: '坐席数' }, ...summed((row) => row.seatCnt) },
  { head: { en: 'Online users', zh: '在线人数' }, cell: (row) => row.onlineUserCnt },
  onlinePerPerson,
  ...conversionColumns,
  { head: { en: 'Violations', zh: '违规数' }, ...summed((row) => row.violationCnt) },
]

/** Teams in the order of the organisation tree (RPT-061, RPT-062). */
export const teamTable = statTable<TeamFigures>({
  title: { en: 'teams', zh: '团队统计' },
  table: async ({ tx: now, filter }) => ({
    columns,
    total: (await findTeams(now, { filter, page: { pageIndex: 1, pageSize: 1 } })).total,
    rows: async (tx, { batch, limit }) => {
      const { teams } = await findTeams(tx, { filter, page: { pageIndex: batch + 1, pageSize: limit } })
      return teamFigures(tx, { filter, teams })
    },
  }),
})
