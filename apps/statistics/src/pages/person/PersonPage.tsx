import { type DataOf, monitor } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { SeatScreen } from '@console/domain-ui/watch'
import { useHasCall, useHost, useNamePage } from '@console/sub-app'
import { EmptyText, ErrorState, formatDay, formatTime, Icon, isForbidden, useUrlSearch } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { useMinute } from '@console/ui/day-track'
import { durationText } from '@console/ui/time'
import type { UseQueryResult } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
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

type AlertListProps = {
  answer: UseQueryResult<DataOf<typeof monitor.alerts>>
  /** The moment that the track shows. */
  at: number | null
  onGo: (at: number) => void
}

/** Alerts of the days, each of which leads to its minute in the track; nothing for who may not see them. */
function AlertList({ answer, at, onGo }: AlertListProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  if (isForbidden(answer.error)) return null
  const alerts = answer.data?.userInactiveAlertList ?? []
  return (
    <section className={styles['panel']} aria-label={formatMessage({ id: 'person.alerts' })}>
      <h2>
        {formatMessage({ id: 'person.alerts' })}{' '}
        <span className="ui-regular ui-faint">{answer.data && (answer.data.total ?? alerts.length)}</span>
      </h2>
      {answer.error !== null ? (
        <ErrorState
          title={formatMessage({ id: 'person.alerts.failed' })}
          error={answer.error}
          onRetry={() => void answer.refetch()}
        />
      ) : alerts.length === 0 ? (
        <p>{answer.data !== undefined && formatMessage({ id: 'person.alerts.none' })}</p>
      ) : (
        <ul>
          {alerts.map(({ inActiveAlertAt }) => (
            <li key={inActiveAlertAt}>
              <button
                type="button"
                aria-current={inActiveAlertAt === at}
                onClick={() => onGo(inActiveAlertAt)}
              >
                <Icon name="warning" /> {formatTime(inActiveAlertAt, timezone)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
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
  if (isForbidden(answer.error)) return null
  const deviations = answer.data?.deviationList ?? []
  return (
    <section className={styles['panel']} aria-label={formatMessage({ id: 'person.deviations' })}>
      <h2>
        {formatMessage({ id: 'person.deviations' })}{' '}
        <span className="ui-regular ui-faint">{answer.data && deviations.length}</span>
      </h2>
      {answer.error !== null ? (
        <ErrorState
          title={formatMessage({ id: 'person.deviations.failed' })}
          error={answer.error}
          onRetry={() => void answer.refetch()}
        />
      ) : deviations.length === 0 ? (
        <p>
          {answer.data !== undefined &&
            formatMessage({ id: isPlanned ? 'person.deviations.none' : 'person.deviations.noShifts' })}
        </p>
      ) : (
        <ul>
          {deviations.map((deviation) => (
            <li key={deviation.begin}>
              <button type="button" onClick={() => onGo(deviation.begin)}>
                <span className="ui-rigid ui-muted">{formatDay(deviation.begin, timezone)}</span>
                {textOf(deviation, segments)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
