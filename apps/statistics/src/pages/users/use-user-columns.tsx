import type { stat, userData } from '@console/contracts'
import type { DataColumn } from '@console/ui'
import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import { PERCENT } from '../../model/figure-text.ts'
import { hasCallModules, type StatModules } from '../../model/stat-modules.ts'
import type { Detail } from '../../model/stat-query.ts'
import { SuggestionMark } from './SuggestionMark.tsx'
import { UserCount } from './UserCount.tsx'
import { UserLink } from './UserLink.tsx'

/** With the columns of calls, or without them. */
export type AnyUserRow = stat.LiteUserRow &
  Partial<stat.UserRow> & {
    /** Absent: none holds for the person. */
    suggestions?: readonly userData.MatchedSuggestion[]
  }

export function useUserColumns(modules: StatModules, hasSuggestions: boolean): DataColumn<AnyUserRow>[] {
  const { formatMessage } = useIntl()
  const figures = useUserFigures(modules)
  return [
    {
      key: 'userName',
      title: formatMessage({ id: 'stat.user.name' }),
      sortKey: 'userName',
      fixed: 'left',
      render: (_, row) => <UserLink row={row} />,
    },
    {
      key: 'userID',
      title: formatMessage({ id: 'stat.user.id' }),
      dataIndex: 'userID',
      sortKey: 'userID',
      align: 'right',
    },
    {
      key: 'orgName',
      title: formatMessage({ id: 'stat.user.organisation' }),
      dataIndex: 'orgName',
      sortKey: 'orgName',
    },
    ...figures.map((figure) => ({
      key: figure.key,
      title: figure.label,
      ...(figure.key === 'violations' ? {} : { align: 'right' as const, sortKey: figure.key }),
      render: (_value: unknown, row: AnyUserRow) => <UserCount figure={figure} row={row} />,
    })),
    ...(hasSuggestions
      ? [
          {
            key: 'suggestions',
            title: formatMessage({ id: 'stat.suggestions' }),
            render: (_value: unknown, row: AnyUserRow) => <SuggestionMark row={row} />,
          },
        ]
      : []),
  ]
}

type Kind = 'number' | 'percent' | 'duration'
type Needs = 'always' | 'anyModule' | stat.StatModule
type Figure = {
  field: Exclude<keyof stat.UserTotals, 'violationCnt'>
  text: string
  kind: Kind
  needs: Needs
  /** The calls that it counts. */
  shows?: Exclude<Detail, 'none'>
}

/** In the order of the table (STAT-091, STAT-092). */
const FIGURES: readonly Figure[] = [
  { field: 'daysOnDuty', text: 'stat.user.days', kind: 'number', needs: 'always' },
  { field: 'avgDayOnlineDuration', text: 'stat.user.average', kind: 'duration', needs: 'always' },
  { field: 'callTime', text: 'stat.user.callTime', kind: 'duration', needs: 'anyModule' },
  { field: 'callCnt', text: 'stat.count.call', kind: 'number', needs: 'anyModule', shows: 'all' },
  { field: 'talkCnt', text: 'stat.count.talk', kind: 'number', needs: 'validCall', shows: 'valid' },
  { field: 'talkConversionRate', text: 'stat.rate.talk', kind: 'percent', needs: 'validCall' },
  { field: 'saleCnt', text: 'stat.count.sale', kind: 'number', needs: 'price', shows: 'quoted' },
  { field: 'saleConversionRate', text: 'stat.rate.sale', kind: 'percent', needs: 'price' },
  { field: 'orderCnt', text: 'stat.count.order', kind: 'number', needs: 'order', shows: 'ordered' },
  { field: 'orderConversionRate', text: 'stat.rate.order', kind: 'percent', needs: 'order' },
]

export type UserFigure = {
  key: string
  shows?: Figure['shows'] | undefined
  label: string
  textOf: (row: AnyUserRow) => string
  totalOf: (totals: stat.UserTotals) => string
}

/** The figures of a person, those of a module only where it is on (STAT-068 to STAT-070, STAT-092). */
export function useUserFigures(modules: StatModules): UserFigure[] {
  const { formatMessage, formatNumber } = useIntl()
  const hasCalls = hasCallModules(modules)
  const isShown = (needs: Needs) => needs === 'always' || (needs === 'anyModule' ? hasCalls : modules[needs])
  const texts: Record<Kind, (value: number) => string> = {
    number: formatNumber,
    percent: (value) => formatNumber(value, PERCENT),
    duration: durationText,
  }
  const figures = FIGURES.filter(({ needs }) => isShown(needs)).map(({ field, text, kind, shows }) => ({
    key: field,
    shows,
    label: formatMessage({ id: text }),
    textOf: (row: AnyUserRow) => {
      const value = row[field]
      return value === undefined ? '-' : texts[kind](value)
    },
    totalOf: (totals: stat.UserTotals) => texts[kind](totals[field]),
  }))
  const violations: UserFigure = {
    key: 'violations',
    label: formatMessage({ id: 'stat.user.violations' }),
    textOf: ({ violationCountList = [] }: AnyUserRow) =>
      violationCountList.map(({ name, num }) => `${name} ${formatNumber(num)}`).join(', ') || '-',
    totalOf: ({ violationCnt }: stat.UserTotals) => formatNumber(violationCnt),
  }
  return hasCalls ? [...figures, violations] : figures
}
