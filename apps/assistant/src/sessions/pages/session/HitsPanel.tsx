import type { sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, Level } from '@console/ui'
import { useIntl } from 'react-intl'
import styles from './SessionPage.module.css'

type HitsPanelProps = {
  session: sessionRecord.SessionDetail
  chosenId: number | null
  onChoose: (violationId: string) => void
}

/** The violated rules and found labels; a violation links to its sentence. */
export function HitsPanel({ session: { violations, labels }, chosenId, onChoose }: HitsPanelProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return (
    <aside className={styles['card']} aria-label={formatMessage({ id: 'session.rules' })}>
      <h2 className={styles['panelTitle']}>{formatMessage({ id: 'session.rules' })}</h2>
      {violations.length === 0 && (
        <p className={styles['note']}>{formatMessage({ id: 'session.noViolations' })}</p>
      )}
      <ul className={styles['hits']}>
        {violations.map((hit) => (
          <li key={hit.id}>
            <button
              type="button"
              className={styles['hit']}
              aria-current={hit.id === chosenId ? 'true' : undefined}
              onClick={() => onChoose(String(hit.id))}
            >
              <strong>
                <Level level={hit.level} subject={hit.ruleName} />
              </strong>
              <span>{hit.words}</span>
              <span className={styles['note']}>
                {formatTime(hit.hitAt, timezone)} · {formatMessage({ id: `sessions.source.${hit.source}` })} ·{' '}
                {formatMessage({ id: `session.cover.${hit.coverStatus}` })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <h2 className={styles['panelTitle']}>{formatMessage({ id: 'session.labels' })}</h2>
      {labels.length === 0 && <p className={styles['note']}>{formatMessage({ id: 'session.noLabels' })}</p>}
      <ul className={styles['hits']}>
        {labels.map(({ labelId, labelName, hitAt }) => (
          <li key={`${labelId}-${hitAt}`} className={styles['note']}>
            {labelName} · {formatTime(hitAt, timezone)}
          </li>
        ))}
      </ul>
    </aside>
  )
}
