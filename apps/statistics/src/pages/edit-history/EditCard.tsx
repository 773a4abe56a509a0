import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import { RowCard } from '../../components/RowCard.tsx'
import type { StatusEdit } from '../../queries/edit-history.ts'
import { SpanList, SpanText } from './SpanText.tsx'

/** A correction on a phone. */
export function EditCard({ edit }: { edit: StatusEdit }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { userAccount, createdAt, creatorName, reason, oldEvt, newEvt } = edit
  const facts = [
    { key: 'before', value: <SpanList spans={oldEvt} /> },
    { key: 'after', value: <SpanText span={newEvt} /> },
    { key: 'editor', value: creatorName },
    { key: 'reason', value: reason },
  ]
  return (
    <RowCard
      title={userAccount}
      about={formatTime(createdAt, timezone)}
      facts={facts.map(({ key, value }) => ({
        key,
        name: formatMessage({ id: `editHistory.${key}` }),
        value,
      }))}
    />
  )
}
