import type { sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import styles from './ValidateSetPage.module.css'

/** The verdicts on the session. */
export function JudgementList({ judgements }: { judgements: readonly sessionRecord.Judgement[] }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return (
    <section aria-label={formatMessage({ id: 'judge.before' })}>
      <h2 className={styles['panelTitle']}>{formatMessage({ id: 'judge.before' })}</h2>
      {judgements.length === 0 && <p className={styles['note']}>{formatMessage({ id: 'judge.none' })}</p>}
      <ul className={styles['list']}>
        {judgements.map((one) => (
          <li key={one.evaluationId}>
            {one.labelName} · {formatMessage({ id: `judgement.option.${one.labelOption}` })}
            {one.index !== null && ` · ${formatMessage({ id: 'judge.sentence' }, { index: one.index })}`}
            <span className={styles['note']}> {formatTime(one.updatedAt, timezone)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
