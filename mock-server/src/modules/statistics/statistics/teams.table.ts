import { average, statColumns } from '@console/contracts'
import { summedColumn, toColumn } from '../../../platform/exports/table-file.ts'
import { conversionColumns } from './conversion-columns.ts'
import { statTable, type StatColumn } from './stat-table.ts'
import { findStatTotals, type Totals } from './statistics.store.ts'
import { findTeams, teamFigures, type TeamFigures } from './teams.store.ts'

/** The number of different people of all teams is not the sum of the teams' numbers. */
const columnsWith = ({ onlineUsers, onlineSeconds }: Totals): readonly StatColumn<TeamFigures>[] => [
  toColumn(statColumns.team, (row) => row.orgName),
  summedColumn(statColumns.seats, (row) => row.seatCnt),
  { ...toColumn(statColumns.onlineUsers, (row) => row.onlineUserCnt), total: { known: onlineUsers } },
  {
    ...toColumn(statColumns.averageOnline, (row: TeamFigures) => row.avgUserOnlineDuration),
    total: { known: average(onlineSeconds, onlineUsers) },
  },
  ...conversionColumns,
  summedColumn(statColumns.violations, (row) => row.violationCnt),
]

/** Teams in the order of the organisation tree (RPT-061, RPT-062). */
export const teamTable = statTable<TeamFigures>({
  title: { en: 'teams', zh: '团队统计' },
  table: async ({ tx: now, filter }) => ({
    columns: columnsWith(await findStatTotals(now, filter)),
    total: (await findTeams(now, { filter, page: { pageIndex: 1, pageSize: 1 } })).total,
    rows: async (tx, { batch, limit }) => {
      const { teams } = await findTeams(tx, { filter, page: { pageIndex: batch + 1, pageSize: limit } })
      return teamFigures(tx, { filter, teams })
    },
  }),
})
