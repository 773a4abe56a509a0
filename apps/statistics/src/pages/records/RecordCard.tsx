import type { quality } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import { RecordLevel, RecordSession, ReviewWord } from './record-cells.tsx'
import styles from './Records.module.css'

/** A record on a phone. */
export function RecordCard({ record }: { record: quality.ViolationRecord }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { idmId, idmRuleName, ruleLevel, idmWord, idmServiceName, business, clientUser, idmHitTime } = record
  const facts: readonly [string, string][] = [
    ['customer', clientUser || '-'],
    ['handling', formatMessage({ id: `records.handling.${record.anaphoraStatus}` })],
    ['source', formatMessage({ id: `records.source.${record.idmDataSource}` })],
    ['channel', record.idmChannelId || '-'],
    ['id', String(idmId)],
  ]
  return (
    <div className="ui-stack ui-gap-6 ui-pad-12-16 ui-body">
      <span className="ui-flex ui-between ui-items-baseline ui-gap-12">
        <strong className={styles['rule']}>{idmRuleName}</strong>
        <RecordLevel level={ruleLevel} />
      </span>
      <q className="ui-anywhere">{idmWord}</q>
      <span className="ui-flex ui-between ui-items-baseline ui-gap-12">
        <span>{idmServiceName}</span>
        <span className="ui-size-13 ui-muted">{formatTime(idmHitTime, timezone)}</span>
      </span>
      <span className="ui-flex ui-between ui-items-baseline ui-gap-12">
        <span className="ui-size-13 ui-muted">{business}</span>
        <ReviewWord review={record.review} />
      </span>
      <dl className={styles['facts']}>
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{formatMessage({ id: `records.${name}` })}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <RecordSession record={record} />
    </div>
  )
}
