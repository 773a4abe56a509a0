import { monitor } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { useHasCall, useHost } from '@console/sub-app'
import { PageLink } from '@console/sub-app/page-link'
import { EmptyState, ErrorState, formatTime, Icon, isForbidden, Pagination, useIsMobile } from '@console/ui'
import { Skeleton } from 'antd'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useDeviationText } from '../../components/use-deviation-text.ts'
import type { Deviation } from '../../model/deviations.ts'
import { toInitials } from '../../model/initials.ts'
import { CardBody } from '../../monitor/CardBody.tsx'
import { useMonitor } from '../../monitor/monitor-context.ts'
import { personPageLink } from '../../monitor/monitor-links.ts'
import type { PeopleFilters } from '../../monitor/monitor-search.ts'
import {
  type AdherenceFigures as Figures,
  type PersonSchedule,
  type ScheduleFilters,
  useAdherence,
  useSchedules,
} from '../../queries/monitor.ts'
import { useDeviations } from '../../queries/person-day.ts'
import { AdherenceFigures } from './AdherenceFigures.tsx'
import { ShiftList } from './ShiftList.tsx'
import { ShiftTable } from './ShiftTable.tsx'
import styles from './PlanCard.module.css'

const CARDS_LOADING = 3

/** A card a person, in the server's order; people come in pages (R53). */
export function PlanCards() {
  const { formatMessage } = useIntl()
  const { wire, page, setPage, filters } = useMonitor()
  const narrowed = { ...wire, ...toScheduleFilters(filters) }
  const schedules = useSchedules(narrowed, page)
  const figures = useAdherence(narrowed, page).data?.userAdherenceList
  const { data, error } = schedules
  if (isForbidden(error)) return <NoAccess page={formatMessage({ id: 'plan' })} />
  if (error !== null) {
    return (
      <ErrorState
        title={formatMessage({ id: 'plan.failed' })}
        error={error}
        preserved={formatMessage({ id: 'ui.error.filtersUnchanged' })}
        onRetry={() => void schedules.refetch()}
      />
    )
  }
  if (data === undefined) return <CardsSkeleton />
  if (data.total === 0) return <NoPeople filters={filters} />
  return (
    <>
      {data.rows.map((person) => (
        <PlanCard
          key={person.userId}
          person={person}
          figures={figures?.find(({ userId }) => userId === person.userId)}
        />
      ))}
      <Pagination paging={{ page, pageSize: monitor.MAX_PEOPLE, total: data.total }} onChange={setPage} />
    </>
  )
}

/** In the shape of what comes. */
export function CardsSkeleton() {
  const { formatMessage } = useIntl()
  return (
    <div role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
      {Array.from({ length: CARDS_LOADING }, (_, index) => (
        <div key={index} className={styles['card']}>
          <Skeleton active avatar paragraph={{ rows: 5 }} />
        </div>
      ))}
    </div>
  )
}

function NoPeople({ filters: { withShifts, lateOrAbsent } }: { filters: PeopleFilters }) {
  const { formatMessage } = useIntl()
  const isFiltered = withShifts || lateOrAbsent
  return (
    <EmptyState title={formatMessage({ id: isFiltered ? 'plan.filtered' : 'monitor.track.none' })}>
      {formatMessage({ id: isFiltered ? 'plan.filtered.text' : 'monitor.track.none.text' })}
    </EmptyState>
  )
}

/** A filter that is off is left out. */
function toScheduleFilters({ withShifts, lateOrAbsent }: PeopleFilters): ScheduleFilters {
  return { ...(withShifts && { withShifts }), ...(lateOrAbsent && { lateOrAbsent }) }
}

type PlanCardProps = { person: PersonSchedule; figures: Figures | undefined }

/** One person with the shifts of the range; avatar and name lead to their days (PLAN-026, PLAN-033). */
function PlanCard({ person, figures }: PlanCardProps) {
  const { formatMessage } = useIntl()
  const { query } = useMonitor()
  const { userName, userId, detail } = person
  const hasDeviations = useHasCall(monitor.deviations) && detail.length > 0
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const Shifts = useIsMobile() ? ShiftList : ShiftTable
  return (
    <section className={styles['card']} aria-label={userName}>
      <div className={styles['head']}>
        <PageLink to={personPageLink(query, person)}>
          <span className={`ui-inline-row ui-gap-8 ui-strong ${styles['person']}`}>
            <span className={styles['avatar']} aria-hidden="true">
              {toInitials(userName)}
            </span>
            {userName}
          </span>
        </PageLink>
        {figures !== undefined && <AdherenceFigures figures={figures} />}
        {hasDeviations && (
          <button
            type="button"
            className={styles['toggle']}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="right" size={14} />
            {formatMessage({ id: 'plan.deviations' })}
          </button>
        )}
      </div>
      <div id={id}>{isOpen && <DeviationList userId={userId} />}</div>
      {detail.length === 0 ? (
        <p className="ui-no-margin ui-faint">{formatMessage({ id: 'plan.noShifts' })}</p>
      ) : (
        <Shifts label={formatMessage({ id: 'plan.shifts' }, { name: userName })} shifts={detail} />
      )}
    </section>
  )
}

/** When one person was not as planned, and why in words. */
function DeviationList({ userId }: { userId: number }) {
  const { formatMessage } = useIntl()
  const { wire } = useMonitor()
  const deviations = useDeviations({ ...wire, userId })
  return (
    <CardBody
      query={deviations}
      isEmpty={({ deviationList }) => deviationList.length === 0}
      loading={<Skeleton active title={false} paragraph={{ rows: 2 }} />}
      failedId="plan.deviations.failed"
      emptyId="plan.deviations.none"
    >
      {({ deviationList }) => (
        <ul className={styles['deviations']} aria-label={formatMessage({ id: 'plan.deviations' })}>
          {deviationList.map((deviation) => (
            <DeviationRow key={deviation.begin} deviation={deviation} />
          ))}
        </ul>
      )}
    </CardBody>
  )
}

function DeviationRow({ deviation }: { deviation: Deviation }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const textOf = useDeviationText()
  const { begin, end, isOpen } = deviation
  const until = isOpen ? formatMessage({ id: 'plan.deviations.now' }) : formatTime(end, timezone).slice(11)
  return (
    <li>
      <span className="ui-figures ui-muted">
        {formatTime(begin, timezone)}–{until}
      </span>{' '}
      {textOf(deviation)}
    </li>
  )
}
