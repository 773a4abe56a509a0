import type { stat, teamSuggestion } from '@console/contracts'
import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import { PERCENT, textOrDash } from '../../model/figure-text.ts'
import type { StatModules } from '../../model/stat-modules.ts'

export type Team = stat.TeamRow & {
  /** Absent: none holds for any of its people. */
  suggested?: teamSuggestion.SuggestedTeam
}

type Kind = 'number' | 'percent' | 'duration'
type Figure = {
  field: Exclude<keyof stat.TeamRow, 'orgId' | 'orgName'>
  text: string
  kind: Kind
  /** Shown only with this module (STAT-068 to STAT-070). */
  needs?: stat.StatModule
}

/** In the order of the table (RPT-061, RPT-062). */
const FIGURES: readonly Figure[] = [
  { field: 'seatCnt', text: 'stat.team.seats', kind: 'number' },
  { field: 'onlineUserCnt', text: 'stat.onlineUsers', kind: 'number' },
  { field: 'avgUserOnlineDuration', text: 'stat.averageOnline', kind: 'duration' },
  { field: 'callCnt', text: 'stat.count.call', kind: 'number' },
  { field: 'talkCnt', text: 'stat.count.talk', kind: 'number', needs: 'validCall' },
  { field: 'talkConversionRate', text: 'stat.rate.talk', kind: 'percent', needs: 'validCall' },
  { field: 'saleCnt', text: 'stat.count.sale', kind: 'number', needs: 'price' },
  { field: 'saleConversionRate', text: 'stat.rate.sale', kind: 'percent', needs: 'price' },
  { field: 'orderCnt', text: 'stat.count.order', kind: 'number', needs: 'order' },
  { field: 'orderConversionRate', text: 'stat.rate.order', kind: 'percent', needs: 'order' },
  { field: 'violationCnt', text: 'stat.violations', kind: 'number' },
]

type TeamFigure = { key: Figure['field']; label: string; textOf: (row: stat.TeamRow) => string }

/** The figures of a team, those of a module only where it is on. */
export function useTeamFigures(modules: StatModules): TeamFigure[] {
  const { formatMessage, formatNumber } = useIntl()
  const texts: Record<Kind, (value: number) => string> = {
    number: formatNumber,
    percent: (value) => formatNumber(value, PERCENT),
    duration: durationText,
  }
  return FIGURES.filter(({ needs }) => needs === undefined || modules[needs]).map(
    ({ field, text, kind }) => ({
      key: field,
      label: formatMessage({ id: text }),
      textOf: (row) => textOrDash(row[field], texts[kind]),
    }),
  )
}
