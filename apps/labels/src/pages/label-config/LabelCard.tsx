import { StatusWord } from '@console/ui'
import { useIntl } from 'react-intl'
import { KIND_TEXTS, MEANING_TEXTS, statusText } from '../../model/label-texts.ts'
import styles from './LabelConfigPage.module.css'
import { LabelActions, type LabelActionsProps } from './LabelActions.tsx'

/** A row on a phone. */
export function LabelCard(props: LabelActionsProps) {
  const { label } = props
  const { formatMessage } = useIntl()
  const { rule, enable, showName } = label
  const { sessionCollectRound: n } = rule
  const facts = [
    label.bizTypeName,
    label.productName ?? formatMessage({ id: 'label.product.all' }),
    formatMessage({ id: KIND_TEXTS[rule.labelType] }),
    formatMessage({ id: MEANING_TEXTS[label.type] }),
    formatMessage({ id: `label.trigger.${label.triggerAt}` }),
    ...(n === null ? [] : [formatMessage({ id: 'label.round.every' }, { n })]),
  ]
  return (
    <article className={styles['card']} aria-label={label.name}>
      <div className={styles['cardTop']}>
        <strong dir="auto">{label.name}</strong>
        <StatusWord tone={enable === 1 ? 'good' : 'offline'}>
          {formatMessage({ id: statusText(enable) })}
        </StatusWord>
      </div>
      {showName !== '' && <span className={styles['note']}>{showName}</span>}
      <span className={styles['note']}>{facts.join(' · ')}</span>
      <LabelActions {...props} />
    </article>
  )
}
