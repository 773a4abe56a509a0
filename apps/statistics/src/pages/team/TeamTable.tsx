import { type stat, statColumns, type TableColumn, type teamSuggestion } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { PageLink } from '@console/sub-app/page-link'
import type { DataColumn } from '@console/ui'
import { Fragment } from 'react'
import { useIntl } from 'react-intl'
import { useListPage } from '../../components/ListTable.tsx'
import { PersonLink } from '../../components/PersonLink.tsx'
import { RowCard } from '../../components/RowCard.tsx'
import { teamLink, USERS_PAGE } from '../../components/stat-links.ts'
import { SuggestionPopover } from '../../components/SuggestionPopover.tsx'
import { useColumns } from '../../components/use-columns.ts'
import { WideListTable } from '../../components/WideListTable.tsx'
import { textOrDash } from '../../model/figure-text.ts'
import type { StatModules } from '../../model/stat-modules.ts'
import { useStat } from '../../page-query/stat-context.ts'
import { useTeamSuggestions } from '../../queries/suggestions.ts'
import { useTeamList } from '../../queries/teams.ts'
import { useReportedFailure } from '../../queries/use-reported-failure.ts'

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

/** So many are named; all of them are in the table of the team's people. */
const MAX_NAMED_PEOPLE = 5

/** px */
const TEAM_WIDTH = 160

const HEAD_WIDTH = 72

/** The teams in the order of the organisation tree (RPT-060 to RPT-062). */
export function TeamTable() {
  const { formatMessage } = useIntl()
  const { wire, round, modules } = useStat()
  const { paging, position } = useListPage([wire, round])
  const query = useTeamList({ ...wire, ...position })
  const { data } = query
  const rows = useWithSuggestions(wire.bizTypeId, data?.teamList ?? [])
  return (
    <WideListTable<Team>
      name="teams"
      label={formatMessage({ id: 'stat.teams' })}
      head={<h2 className="ui-body ui-strong">{formatMessage({ id: 'stat.teams' })}</h2>}
      query={query}
      answer={data && { rows, total: data.totalCnt }}
      paging={paging}
      columns={useTeamColumns(
        modules,
        rows.some(({ suggested }) => suggested !== undefined),
      )}
      rowKey={({ orgId }) => orgId}
      mobileCard={renderCard}
      failedId="stat.teams.failed"
      emptyId="stat.teams.none"
    />
  )
}

function renderCard(row: Team) {
  return <TeamRowCard row={row} />
}

/** The teams of a list with the suggestions that hold for their people; without any while these are not known. */
function useWithSuggestions(bizTypeId: number | undefined, rows: readonly stat.TeamRow[]): readonly Team[] {
  const { data, error } = useTeamSuggestions(
    bizTypeId,
    rows.map(({ orgId }) => orgId),
  )
  useReportedFailure(error, 'statistics.teamSuggestions')
  const found = new Map(data?.teams.map((team) => [team.orgId, team]))
  return rows.map((row) => {
    const suggested = found.get(row.orgId)
    return suggested === undefined ? row : { ...row, suggested }
  })
}

/** A team on a phone. */
function TeamRowCard({ row }: { row: Team }) {
  const figures = useTeamFigures(useStat().modules)
  return (
    <RowCard
      title={<TeamLink row={row} />}
      facts={figures.map(({ key, label, textOf }) => ({ key, name: label, value: textOf(row) }))}
    >
      {row.suggested !== undefined && <TeamSuggestions row={row} />}
    </RowCard>
  )
}

function useTeamColumns(modules: StatModules, hasSuggestions: boolean): DataColumn<Team>[] {
  const { formatMessage } = useIntl()
  const figures = useTeamFigures(modules)
  return [
    {
      key: 'orgName',
      title: formatMessage({ id: 'stat.team' }),
      fixed: 'left',
      maxWidth: TEAM_WIDTH,
      render: (_value, row) => <TeamLink row={row} />,
    },
    ...figures.map(({ key, label, textOf }) => ({
      key,
      title: label,
      align: 'right' as const,
      headWidth: HEAD_WIDTH,
      render: (_value: unknown, row: Team) => textOf(row),
    })),
    ...(hasSuggestions
      ? [
          {
            key: 'suggestions',
            title: formatMessage({ id: 'stat.suggestions' }),
            render: (_value: unknown, row: Team) => <TeamSuggestions row={row} />,
          },
        ]
      : []),
  ]
}

/** A team, which opens its people (RPT-065); a name alone for who may not open them. */
function TeamLink({ row: { orgId, orgName } }: { row: Team }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { query } = useStat()
  if (!services.canOpen(USERS_PAGE)) return orgName
  return (
    <PageLink to={teamLink(query, orgId)} label={formatMessage({ id: 'stat.team.open' }, { name: orgName })}>
      {orgName}
    </PageLink>
  )
}

/** For how many of its people a suggestion holds; opened, which ones and for whom, with the way to all of them. */
function TeamSuggestions({ row: { orgId, orgName: name, suggested } }: { row: Team }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { query } = useStat()
  if (suggested === undefined) return '-'
  const count = suggested.peopleCnt
  return (
    <SuggestionPopover
      text={formatMessage({ id: 'stat.team.suggestions.count' }, { count })}
      label={formatMessage({ id: 'stat.team.suggestions.of' }, { count, name })}
      suggestions={suggested.suggestions}
      reasonOf={renderReason}
      foot={
        services.canOpen(USERS_PAGE) && (
          <p>
            <PageLink
              to={teamLink(query, orgId, 'all')}
              label={formatMessage({ id: 'stat.team.suggestions.open' }, { name })}
            >
              {formatMessage({ id: 'stat.team.suggestions.open' }, { name })}
            </PageLink>
          </p>
        )
      }
    />
  )
}

type Holding = NonNullable<Team['suggested']>['suggestions'][number]

type Person = Holding['people'][number]

function renderReason({ people }: Holding) {
  return <SuggestedPeople people={people} />
}

/** Each opens their own statistics in a new tab, as in the table of people. */
function SuggestedPeople({ people }: { people: readonly Person[] }) {
  const { formatMessage } = useIntl()
  const others = people.length - MAX_NAMED_PEOPLE
  return (
    <>
      {formatMessage({ id: 'stat.team.suggestions.why' }, { count: people.length })}{' '}
      {people.slice(0, MAX_NAMED_PEOPLE).map(({ userId, userName: name }, index) => (
        <Fragment key={userId}>
          {index > 0 && ', '}
          <PersonLink id={userId} name={name} />
        </Fragment>
      ))}
      {others > 0 && formatMessage({ id: 'stat.team.suggestions.others' }, { count: others })}
    </>
  )
}

type Team = stat.TeamRow & {
  /** Absent: none holds for any of its people. */
  suggested?: teamSuggestion.SuggestedTeam
}

type Figure = {
  field: Exclude<keyof stat.TeamRow, 'orgId' | 'orgName'>
  column: TableColumn
  /** Shown only with this module (STAT-068 to STAT-070). */
  needs?: stat.StatModule
}

type TeamFigure = { key: Figure['field']; label: string; textOf: (row: stat.TeamRow) => string }

/** The figures of a team, those of a module only where it is on. */
function useTeamFigures(modules: StatModules): TeamFigure[] {
  const { headOf, figureText } = useColumns()
  return FIGURES.filter(({ needs }) => needs === undefined || modules[needs]).map(({ field, column }) => ({
    key: field,
    label: headOf(column),
    textOf: (row) => textOrDash(row[field], (value) => figureText(column, value)),
  }))
}
