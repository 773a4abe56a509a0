import type { sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import { JudgementLink } from './JudgementLink.tsx'
import styles from './JudgementPage.module.css'

/** A judgement as a card on a phone. */
export function JudgementCard({ judgement }: { judgement: sessionRecord.Judgement }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return (
    <div className={styles['card']}>
      <JudgementLink judgement={judgement} />
      <span>
        {formatMessage({ id: `judgement.type.${judgement.labelType}` })} ·{' '}
        {formatMessage({ id: `judgement.option.${judgement.labelOption}` })}
      </span>
      <span className={styles['note']}>{formatTime(judgement.updatedAt, timezone)}</span>
    </div>
  )
}
