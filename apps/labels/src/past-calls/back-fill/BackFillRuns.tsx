import type { label } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import styles from '../PastCalls.module.css'

/** Runs that are shown, the newest. */
const SHOWN_RUNS = 3

/** What the last back-fills of the label did. */
export function BackFillRuns({ runs }: { runs: readonly label.BackFill[] }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  if (runs.length === 0) return null
  return (
    <ul className={styles['runs']} aria-label={formatMessage({ id: 'past.fill.runs' })}>
      {runs.slice(0, SHOWN_RUNS).map(({ id, state, days, calls, hits, startedAt, startedBy }) => (
        <li key={id} className={styles['run']}>
          <span className={styles['runHead']}>
            <b>{formatMessage({ id: `past.fill.state.${state}` })}</b>
            <span>{formatMessage({ id: 'past.days.count' }, { days })}</span>
          </span>
          <span>{formatMessage({ id: 'past.fill.result' }, { calls, hits })}</span>
          <span className={styles['note']}>
            {formatMessage(
              { id: 'past.fill.started' },
              {
                time: formatTime(startedAt, timezone),
                who: startedBy ?? formatMessage({ id: 'past.fill.nobody' }),
              },
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
