import { statColumns, type stat, type TableColumn, type userData } from '@console/contracts'
import type { DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import { CountLink } from '../../components/CountLink.tsx'
import { PersonLink } from '../../components/PersonLink.tsx'
import { SuggestionPopover } from '../../components/SuggestionPopover.tsx'
import { useColumns } from '../../components/use-columns.ts'
import { useRuleText } from '../../components/use-rule-text.ts'
import { hasCallModules, type StatModules } from '../../model/stat-modules.ts'
import type { Detail } from '../../model/stat-query.ts'

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
      render: (_, row) => <PersonLink id={row.userID} name={row.userName} />,
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

type Needs = 'always' | 'anyModule' | stat.StatModule
type Figure = {
  field: Exclude<keyof stat.UserTotals, 'violationCnt'>
  column: TableColumn
  needs: Needs
  /** The calls that it counts. */
  shows?: Exclude<Detail, 'none'>
}

/** In the order of the table (STAT-091, STAT-092). */
const FIGURES: readonly Figure[] = [
  { field: 'daysOnDuty', column: statColumns.daysOnDuty, needs: 'always' },
  { field: 'avgDayOnlineDuration', column: statColumns.averageOnlineADay, needs: 'always' },
  { field: 'callTime', column: statColumns.talkTime, needs: 'anyModule' },
  { field: 'callCnt', column: statColumns.calls, needs: 'anyModule', shows: 'all' },
  { field: 'talkCnt', column: statColumns.validCalls, needs: 'validCall', shows: 'valid' },
  { field: 'talkConversionRate', column: statColumns.talkRate, needs: 'validCall' },
  { field: 'saleCnt', column: statColumns.quotes, needs: 'price', shows: 'quoted' },
  { field: 'saleConversionRate', column: statColumns.saleRate, needs: 'price' },
  { field: 'orderCnt', column: statColumns.deals, needs: 'order', shows: 'ordered' },
  { field: 'orderConversionRate', column: statColumns.orderRate, needs: 'order' },
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
  const { formatNumber } = useIntl()
  const { headOf, figureText } = useColumns()
  const hasCalls = hasCallModules(modules)
  const isShown = (needs: Needs) => needs === 'always' || (needs === 'anyModule' ? hasCalls : modules[needs])
  const figures = FIGURES.filter(({ needs }) => isShown(needs)).map(({ field, column, shows }) => ({
    key: field,
    shows,
    label: headOf(column),
    textOf: (row: AnyUserRow) => {
      const value = row[field]
      return value === undefined ? '-' : figureText(column, value)
    },
    totalOf: (totals: stat.UserTotals) => figureText(column, totals[field]),
  }))
  const violations: UserFigure = {
    key: 'violations',
    label: headOf(statColumns.brokenRules),
    textOf: ({ violationCountList = [] }: AnyUserRow) =>
      violationCountList.map(({ name, num }) => `${name} ${formatNumber(num)}`).join(', ') || '-',
    totalOf: ({ violationCnt }: stat.UserTotals) => formatNumber(violationCnt),
  }
  return hasCalls ? [...figures, violations] : figures
}

/** A figure of a person; one that counts calls opens them. */
export function UserCount({
  figure: { label, shows, textOf },
  row,
}: {
  figure: UserFigure
  row: AnyUserRow
}) {
  const text = textOf(row)
  if (shows === undefined) return text
  return (
    <CountLink label={`${label}, ${row.userName}`} shows={shows} person={row.userID}>
      {text}
    </CountLink>
  )
}

/** Number of suggestions that apply to a person; opened, the tips and why each is shown. */
export function SuggestionMark({ row: { userName: name, suggestions } }: { row: AnyUserRow }) {
  const { formatMessage } = useIntl()
  const ruleText = useRuleText()
  if (suggestions === undefined) return '-'
  const count = suggestions.length
  return (
    <SuggestionPopover
      text={formatMessage({ id: 'stat.suggestions.count' }, { count })}
      label={formatMessage({ id: 'stat.suggestions.of' }, { count, name })}
      suggestions={suggestions}
      reasonOf={({ rules }) =>
        `${formatMessage({ id: 'stat.suggestions.why' })} ${rules.map(ruleText.withValue).join('; ')}`
      }
    />
  )
}
