import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import type { StatusEdit } from '../../queries/edit-history.ts'
import { SpanList, SpanText } from './SpanText.tsx'
import styles from '../../components/RowCard.module.css'

/** A correction on a phone. */
export function EditCard({ edit }: { edit: StatusEdit }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { userAccount, createdAt, creatorName, reason, oldEvt, newEvt } = edit
  const facts = [
    { name: 'before', value: <SpanList spans={oldEvt} /> },
    { name: 'after', value: <SpanText span={newEvt} /> },
    { name: 'editor', value: creatorName },
    { name: 'reason', value: reason },
  ]
  return (
    <div className="ui-stack ui-items-start ui-pad-12-16">
      <strong>{userAccount}</strong>
      <span className="ui-size-12 ui-faint">{formatTime(createdAt, timezone)}</span>
      <dl className={styles['facts']}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{formatMessage({ id: `editHistory.${name}` })}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
