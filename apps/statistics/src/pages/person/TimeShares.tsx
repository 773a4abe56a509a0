import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import { timeShares } from '../../model/time-shares.ts'
import type { TrackSegment } from '../../model/track-segments.ts'
import { useTrackStatuses } from '../../components/use-track-statuses.ts'
import styles from './PersonPage.module.css'

/** How the time of the days divides into statuses. */
export function TimeShares({ segments }: { segments: readonly TrackSegment[] }) {
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
