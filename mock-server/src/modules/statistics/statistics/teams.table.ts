import type { stat } from '@console/contracts'
import { conversionColumns, onlinePerPerson } from './conversion-columns.ts'
import { statTable, type StatColumn } from './stat-table.ts'
import { findTeams, teamRows } from './teams.store.ts'

const columns: readonly StatColumn<stat.TeamRow>[] = [
  { head: { en: 'Organization', zh: '组织' }, cell: (row) => row.orgName },
  { head: { en: 'Seats', zh: '坐席数' }, cell: (row) => row.seatCnt },
  { head: { en: 'Online users', zh: '在线人数' }, cell: (row) => row.onlineUserCnt },
  onlinePerPerson,
  ...conversionColumns,
  { head: { en: 'Violations', zh: '违规数' }, cell: (row) => row.violationCnt },
]

/** Teams in the order of the organisation tree (RPT-061, RPT-062). */
export const teamTable = statTable<stat.TeamRow>({
  title: { en: 'teams', zh: '团队统计' },
  table: async ({ tx: now, filter }) => ({
    columns,
    total: (await findTeams(now, { filter, page: { pageIndex: 1, pageSize: 1 } })).total,
    rows: async (tx, { batch, limit }) => {
      const { teams } = await findTeams(tx, { filter, page: { pageIndex: batch + 1, pageSize: limit } })
      return teamRows(tx, { filter, teams })
    },
  }),
})
