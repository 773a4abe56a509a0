import type { Explanation } from '@console/label-engine'
import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import { LetterChip } from '../LetterChip.tsx'
import type { TriedRule } from '../model/tried-rule.ts'
import { hitTitle, judgedText } from './result-texts.ts'
import styles from './TrialResult.module.css'

/** Without a result the note says why. */
type TrialResultProps = { tried: TriedRule; note: string | null; result: Explanation | null }

/** Shows whether and where the rule hits, by which conditions, and how each of them was judged. */
export function TrialResult({ tried, note, result }: TrialResultProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const name = formatMessage({ id: 'trial.result' })
  if (result === null) {
    return (
      <div className={styles['box']} role="status" aria-label={name}>
        {note}
      </div>
    )
  }
  const { hits, conditions } = result
  return (
    <div
      className={`${styles['box']} ${hits.length > 0 ? styles['hit'] : ''}`}
      role="status"
      aria-label={name}
    >
      <div className={`ui-row ui-gap-8 ${styles['head']}`}>
        {hits.length > 0 && <Icon name="check" size={16} />}
        <b className="ui-fill ui-strong">{hitTitle(intl, tried, hits)}</b>
        {hits.length > 0 && (
          <span className="ui-rigid ui-size-12 ui-muted">
            {formatMessage({ id: 'trial.count' }, { count: hits.length })}
          </span>
        )}
      </div>
      <ul className={styles['conditions']}>
        {conditions.map((condition) => (
          <li key={condition.lambda} className="ui-inline-row ui-gap-6 ui-size-12 ui-ink">
            <LetterChip letter={condition.lambda} />
            {judgedText(intl, condition)}
          </li>
        ))}
      </ul>
    </div>
  )
}
