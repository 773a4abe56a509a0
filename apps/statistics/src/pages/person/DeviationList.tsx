import { monitor, type DataOf } from '@console/contracts'
import { useHasCall, useHost } from '@console/sub-app'
import { ErrorState, formatDay, isForbidden } from '@console/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import type { TrackSegment } from '../../model/track-segments.ts'
import { useReasonText } from './use-reason-text.ts'
import styles from './PersonPage.module.css'

type DeviationListProps = {
  answer: UseQueryResult<DataOf<typeof monitor.deviations>>
  segments: readonly TrackSegment[]
  /** Whether anything was planned at all. */
  isPlanned: boolean
  onGo: (at: number) => void
}

/** Deviations from the plan and their reasons, in words; nothing with a platform that does not say. */
export function DeviationList(props: DeviationListProps) {
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
        <span className={styles['count']}>{answer.data && deviations.length}</span>
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
                <span className={styles['day']}>{formatDay(deviation.begin, timezone)}</span>
                {textOf(deviation, segments)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
