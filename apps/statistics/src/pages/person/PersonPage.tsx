import { type DataOf, monitor } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { SeatScreen } from '@console/domain-ui/watch'
import { useHasCall, useHost, useNamePage } from '@console/sub-app'
import { EmptyText, ErrorState, formatDay, formatTime, Icon, isForbidden, useUrlSearch } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { useMinute } from '@console/ui/day-track'
import { durationText } from '@console/ui/time'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { PartQuery } from '../../components/part-query.ts'
import { useTrackStatuses } from '../../components/use-track-statuses.ts'
import { timeShares } from '../../model/time-shares.ts'
import type { TrackSegment } from '../../model/track-segments.ts'
import { usePersonDetail } from '../../queries/person-day.ts'
import { personSearch, toDayRange, toQuery } from './person.search.ts'
import { PersonBand } from './PersonBand.tsx'
import { PersonFigures } from './PersonFigures.tsx'
import { PersonTrack } from './PersonTrack.tsx'
import { usePersonTime } from './use-person-time.ts'
import { useReasonText } from './use-reason-text.ts'
import styles from './PersonPage.module.css'

export { texts } from './texts.ts'

const MONITORING = '/console/statistic/monitor'

/** Shows the days of one person in a range, minute by minute (MON-057..064). */
export function PersonPage() {
  const { formatMessage } = useIntl()
  const address = useUrlSearch(personSearch)
  const { search, problems, resetSearch } = address
  const { userId } = search
  const title = formatMessage({ id: 'person.page' })
  // The console's header adds the person's name from the address (SHELL-057).
  useNamePage({ name: title, above: [{ path: MONITORING }] })
  return (
    <div className={`ui-shrinks ${styles['frame']}`}>
      {userId === null ? (
        <div className={styles['page']}>
          <AddressNotice problems={problems} onClear={resetSearch} />
          <EmptyText textId="person.noPerson" />
        </div>
      ) : (
        <KnownPerson key={userId} userId={userId} address={address} />
      )}
    </div>
  )
}

type KnownPersonProps = { userId: number; address: ReturnType<typeof useUrlSearch<typeof personSearch>> }

function KnownPerson({ userId, address }: KnownPersonProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { search, problems, setSearch } = address
  const now = useMinute()
  const range = toDayRange(search, timezone)
  const query = toQuery(userId, search, range)
  const detail = usePersonDetail(query)
  const time = usePersonTime(query, range, now)
  const name = search.userName ?? detail.data?.userName ?? String(userId)
  if (isForbidden(time.events.error)) return <NoAccess page={formatMessage({ id: 'person.page' })} />
  const goTo = (at: number) => setSearch({ at }, { replace: true })
  return (
    <>
      <PersonBand
        {...{ search, setSearch, range, query, name }}
        now={formatDay(now, timezone) <= range[1] ? now : null}
      />
      <div className={styles['page']}>
        <AddressNotice problems={problems} onClear={() => setSearch({}, { replace: true })} />
        <section className={styles['card']} aria-label={name}>
          <PersonFigures {...{ name, range, query }} detail={detail.data} />
          <PersonTrack {...{ name, range, query, search, now, time }} detail={detail.data} />
        </section>
        <div className={styles['below']}>
          <DeviationList
            answer={time.deviations}
            segments={time.segments}
            isPlanned={time.isPlanned}
            onGo={goTo}
          />
          <TimeShares segments={time.segments} />
          <AlertList answer={time.alerts} at={search.at} onGo={goTo} />
        </div>
        <SeatScreen userId={userId} name={name} />
      </div>
    </>
  )
}

type MomentsProps = {
  /** Message id of the title; that of a failure has `.failed` behind it. */
  textId: string
  answer: PartQuery<unknown>
  count: number
  /** Why there are none. */
  none: string
  moments: readonly { at: number; isCurrent?: boolean; text: ReactNode }[]
  onGo: (at: number) => void
}

/** Moments of the days, each of which leads to its minute in the track; nothing for who may not see them. */
function Moments({ textId, answer, count, none, moments, onGo }: MomentsProps) {
  const { formatMessage } = useIntl()
  const { data, error, refetch } = answer
  if (isForbidden(error)) return null
  const title = formatMessage({ id: textId })
  return (
    <section className={styles['panel']} aria-label={title}>
      <h2>
        {title} <span className="ui-regular ui-faint">{data !== undefined && count}</span>
      </h2>
      {error !== null ? (
        <ErrorState
          title={formatMessage({ id: `${textId}.failed` })}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : moments.length === 0 ? (
        <p>{data !== undefined && none}</p>
      ) : (
        <ul>
          {moments.map(({ at, isCurrent, text }) => (
            <li key={at}>
              <button type="button" aria-current={isCurrent} onClick={() => onGo(at)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type AlertListProps = {
  answer: UseQueryResult<DataOf<typeof monitor.alerts>>
  /** The moment that the track shows. */
  at: number | null
  onGo: (at: number) => void
}

/** Alerts of the days. */
function AlertList({ answer, at, onGo }: AlertListProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { userInactiveAlertList: alerts = [], total = alerts.length } = answer.data ?? {}
  return (
    <Moments
      textId="person.alerts"
      answer={answer}
      count={total}
      none={formatMessage({ id: 'person.alerts.none' })}
      moments={alerts.map(({ inActiveAlertAt }) => ({
        at: inActiveAlertAt,
        isCurrent: inActiveAlertAt === at,
        text: (
          <>
            <Icon name="warning" /> {formatTime(inActiveAlertAt, timezone)}
          </>
        ),
      }))}
      onGo={onGo}
    />
  )
}

/** Shows how the time of the days divides into statuses. */
function TimeShares({ segments }: { segments: readonly TrackSegment[] }) {
  const { formatMessage, formatNumber } = useIntl()
  const statuses = useTrackStatuses()
  const shares = timeShares(segments)
  return (
    <section className={styles['panel']} aria-label={formatMessage({ id: 'person.shares' })}>
      <h2>{formatMessage({ id: 'person.shares' })}</h2>
      {shares.length === 0 ? (
        <p>{formatMessage({ id: 'person.shares.none' })}</p>
      ) : (
        <>
          <div className={styles['shareBar']} aria-hidden="true">
            {shares.map(({ status, share }) => (
              <span
                key={status}
                style={{ flexGrow: share, background: `var(--${statuses[status].colour})` }}
              />
            ))}
          </div>
          <dl className={styles['shares']}>
            {shares.map(({ status, seconds, share }) => (
              <div key={status}>
                <dt>
                  <span
                    className={styles['dot']}
                    style={{ background: `var(--${statuses[status].colour})` }}
                    aria-hidden="true"
                  />
                  {statuses[status].name}
                </dt>
                <dd>
                  {durationText(seconds)}{' '}
                  <span className={styles['note']}>
                    {formatNumber(share, { style: 'percent', maximumFractionDigits: 1 })}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}

type DeviationListProps = {
  answer: UseQueryResult<DataOf<typeof monitor.deviations>>
  segments: readonly TrackSegment[]
  /** True if anything was planned at all. */
  isPlanned: boolean
  onGo: (at: number) => void
}

/** Deviations from the plan and their reasons, in words; nothing with a platform that does not say. */
function DeviationList(props: DeviationListProps) {
  return useHasCall(monitor.deviations) ? <KnownDeviations {...props} /> : null
}

/** Each leads to its beginning in the track. */
function KnownDeviations({ answer, segments, isPlanned, onGo }: DeviationListProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const textOf = useReasonText()
  const deviations = answer.data?.deviationList ?? []
  return (
    <Moments
      textId="person.deviations"
      answer={answer}
      count={deviations.length}
      none={formatMessage({ id: isPlanned ? 'person.deviations.none' : 'person.deviations.noShifts' })}
      moments={deviations.map((deviation) => ({
        at: deviation.begin,
        text: (
          <>
            <span className="ui-rigid ui-muted">{formatDay(deviation.begin, timezone)}</span>
            {textOf(deviation, segments)}
          </>
        ),
      }))}
      onGo={onGo}
    />
  )
}
