import { statColumns, type stat, type TableColumn, type teamSuggestion } from '@console/contracts'
import { useColumns } from '../../components/use-columns.ts'
import { textOrDash } from '../../model/figure-text.ts'
import type { StatModules } from '../../model/stat-modules.ts'

export type Team = stat.TeamRow & {
  /** Absent: none holds for any of its people. */
  suggested?: teamSuggestion.SuggestedTeam
}

type Figure = {
  field: Exclude<keyof stat.TeamRow, 'orgId' | 'orgName'>
  column: TableColumn
  /** Shown only with this module (STAT-068 to STAT-070). */
  needs?: stat.StatModule
}

/** In the order of the table (RPT-061, RPT-062). */
const FIGURES: readonly Figure[] = [
  { field: 'seatCnt', column: statColumns.seats },
  { field: 'onlineUserCnt', column: statColumns.onlineUsers },
  { field: 'avgUserOnlineDuration', column: statColumns.averageOnline },
  { field: 'callCnt', column: statColumns.calls },
  { field: 'talkCnt', column: statColumns.validCalls, needs: 'validCall' },
  { field: 'talkConversionRate', column: statColumns.talkRate, needs: 'validCall' },
  { field: 'saleCnt', column: statColumns.quotes, needs: 'price' },
  { field: 'saleConversionRate', column: statColumns.saleRate, needs: 'price' },
  { field: 'orderCnt', column: statColumns.deals, needs: 'order' },
  { field: 'orderConversionRate', column: statColumns.orderRate, needs: 'order' },
  { field: 'violationCnt', column: statColumns.violations },
]

type TeamFigure = { key: Figure['field']; label: string; textOf: (row: stat.TeamRow) => string }

/** The figures of a team, those of a module only where it is on. */
export function useTeamFigures(modules: StatModules): TeamFigure[] {
  const { headOf, figureText } = useColumns()
  return FIGURES.filter(({ needs }) => needs === undefined || modules[needs]).map(({ field, column }) => ({
    key: field,
    label: headOf(column),
    textOf: (row) => textOrDash(row[field], (value) => figureText(column, value)),
  }))
}
