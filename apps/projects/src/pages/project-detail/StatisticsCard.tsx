import type { stat } from '@console/contracts'
import { RangeFilter } from '@console/domain-ui'
import { MoreTexts, useHost } from '@console/sub-app'
import { PageLink } from '@console/sub-app/page-link'
import { type DayRange, EmptyState, ErrorState, findPreset, lastDays, RANGE_PRESETS } from '@console/ui'
import { Segmented, Skeleton, Tooltip } from 'antd'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { ProjectDetail } from '../../model/actor.ts'
import { clockDuration } from '../../model/clock-duration.ts'
import { contractorDays } from '../../model/contractor-zones.ts'
import { openableStatistics, paths } from '../../paths.ts'
import { useHasComparison } from '../../queries/comparison.ts'
import { useProjectSummary } from '../../queries/project-detail.ts'
import { ContractorComparison } from './comparison/ContractorComparison.tsx'
import { comparisonTexts } from './comparison/texts.ts'
import type { ProjectDetailChange, ProjectDetailSearch } from './project-detail.search.ts'
import { addressedRange, MAX_DAYS, rangeProblem, statisticsRange, wireRange } from './statistics-range.ts'
import styles from './StatisticsCard.module.css'

export type StatisticsCardProps = {
  project: Pick<ProjectDetail, 'id' | 'actor' | 'assignments' | 'confirmedManpower'>
  search: Pick<ProjectDetailSearch, 'from' | 'to'>
  onChange: ProjectDetailChange
}

/** People who were online for the project, and for how long, in days that can be chosen (PROJ-025), and by contractor. */
export function StatisticsCard(props: StatisticsCardProps) {
  const { isOwner, isPlatform } = props.project.actor
  // The platform reviews projects of all companies, but may not see their figures.
  return isPlatform && !isOwner ? (
    <MoreTexts texts={comparisonTexts}>
      <NotShared />
    </MoreTexts>
  ) : (
    <OwnStatistics {...props} />
  )
}

function NotShared() {
  const { formatMessage } = useIntl()
  const id = useId()
  return (
    <section className="ui-shrinks ui-pad-16 ui-card" aria-labelledby={id}>
      <h2 id={id} className="ui-body ui-strong">
        {formatMessage({ id: 'projectDetail.statistics' })}
      </h2>
      <EmptyState title={formatMessage({ id: 'comparison.foreign' })}>
        {formatMessage({ id: 'comparison.foreign.text' })}
      </EmptyState>
    </section>
  )
}

function OwnStatistics({ project, search, onChange }: StatisticsCardProps) {
  const { id: projectId, assignments, confirmedManpower } = project
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const id = useId()
  const { zone, named } = contractorDays(assignments, timezone)
  const range = statisticsRange(search, zone)
  const problem = rangeProblem(range)
  const canCompare = useHasComparison()
  const summary = useProjectSummary(projectId, problem === null ? wireRange(range) : null)
  return (
    <>
      <section className="ui-shrinks ui-pad-16 ui-card" aria-labelledby={id}>
        <div className="ui-cluster ui-between ui-gap-8-16">
          <h2 id={id} className="ui-body ui-strong">
            {formatMessage({ id: 'projectDetail.statistics' })}
          </h2>
          <RangeChoice
            range={range}
            zone={zone}
            error={
              problem === null
                ? undefined
                : formatMessage({ id: `projectDetail.statistics.${problem}` }, { max: MAX_DAYS })
            }
            onChange={(next) => {
              onChange(addressedRange(next, zone))
            }}
          />
        </div>
        {named.length > 0 && (
          <p className={styles['note']} role="note">
            {formatMessage({ id: 'project.daysOf' }, { zones: named.join(', ') })}
          </p>
        )}
        {summary.data !== undefined && (
          <Figures summary={summary.data.orgSummary} isSingleDay={range[0] === range[1]} />
        )}
        {summary.data === undefined && summary.error !== null && (
          <ErrorState
            title={formatMessage({ id: 'projectDetail.statistics.failed' })}
            error={summary.error}
            onRetry={() => void summary.refetch()}
          />
        )}
        {summary.isLoading && (
          <div className={styles['waiting']} role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
            <Skeleton active title={false} paragraph={{ rows: 2, width: 280 }} />
          </div>
        )}
        {/* Before anybody works for the project there is nothing to choose there. */}
        {problem === null && confirmedManpower > 0 && <StatisticsLinks projectId={projectId} range={range} />}
      </section>
      {problem === null && canCompare && (
        <ContractorComparison projectId={projectId} range={wireRange(range)} />
      )}
    </>
  )
}

type RangeChoiceProps = {
  range: DayRange
  zone: string
  error: string | undefined
  onChange: (range: DayRange) => void
}

function RangeChoice({ range, zone, error, onChange }: RangeChoiceProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={`ui-wrap ui-gap-8 ${styles['choice']}`}>
      <Segmented
        aria-label={formatMessage({ id: 'projectDetail.statistics.presets' })}
        options={RANGE_PRESETS.map(({ id }) => ({
          value: id,
          label: formatMessage({ id: `ui.preset.${id}` }),
        }))}
        // No preset is selected while other days are chosen.
        value={findPreset(range, zone) ?? ''}
        onChange={(chosen) => {
          const preset = RANGE_PRESETS.find(({ id }) => id === chosen)
          if (preset !== undefined) onChange(lastDays(preset.days, zone))
        }}
      />
      <RangeFilter
        label={formatMessage({ id: 'projectDetail.statistics.range' })}
        value={range}
        zone={zone}
        error={error}
        onChange={onChange}
      />
    </div>
  )
}

/** For one day the users online on it, for several those online on any of them (PROJ-026). */
function Figures({ summary, isSingleDay }: { summary: stat.OrgSummary; isSingleDay: boolean }) {
  const { formatMessage, formatNumber } = useIntl()
  const { currentOnlineUserCnt, cumulativeOnlineUserCnt, avgUserOnlineDuration } = summary
  const onlineUsers = isSingleDay ? currentOnlineUserCnt : cumulativeOnlineUserCnt
  return (
    <dl className={styles['figures']}>
      <div>
        <dt>{formatMessage({ id: `projectDetail.statistics.${isSingleDay ? 'online' : 'cumulative'}` })}</dt>
        <dd>{onlineUsers === undefined ? '-' : formatNumber(onlineUsers)}</dd>
      </div>
      <div>
        <dt>
          <Tooltip
            title={formatMessage({ id: 'projectDetail.statistics.averageNote' })}
            trigger={['hover', 'focus']}
          >
            <button type="button" className="ui-text-button ui-muted">
              {formatMessage({ id: 'projectDetail.statistics.average' })}
            </button>
          </Tooltip>
        </dt>
        <dd>{avgUserOnlineDuration === undefined ? '-' : clockDuration(avgUserOnlineDuration)}</dd>
      </div>
    </dl>
  )
}

type StatisticsLinksProps = { projectId: number; range: DayRange }

/** Links to statistics of each contractor's work for the project in the same days. */
function StatisticsLinks({ projectId, range: [from, to] }: StatisticsLinksProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const pages = openableStatistics(services.canOpen)
  if (pages.length === 0) return null
  return (
    <nav className={styles['links']} aria-label={formatMessage({ id: 'projectDetail.statistics.links' })}>
      {pages.map((page) => (
        <PageLink key={page} to={paths.statistics(page, projectId, { from, to })}>
          {formatMessage({ id: `projectDetail.statistics.${page}` })}
        </PageLink>
      ))}
    </nav>
  )
}
