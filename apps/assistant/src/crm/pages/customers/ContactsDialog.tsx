import { useQuery } from '@tanstack/react-query'
import { crm, type QueryOf } from '@console/contracts'
import { callQuery, useHost } from '@console/sub-app'
import { AppModal, ErrorState, formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import { RecordTable } from '../../../base/components/reading/RecordTable.tsx'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'

const WIDTH = 880

type ContactsDialogProps = { query: QueryOf<typeof crm.contacts>; onClose: () => void }

/** The sessions of one customer. */
export function ContactsDialog({ query, onClose }: ContactsDialogProps) {
  const { formatMessage } = useIntl()
  const { client, timezone } = useHost()
  const answer = useQuery(callQuery(client, crm.contacts, { query }))
  const { data, error } = answer
  const title = formatMessage({ id: 'crm.sessionsOf' }, { customer: query.customer })
  return (
    <AppModal open width={WIDTH} title={title} footer={null} onCancel={onClose}>
      <RecordTable<crm.Contact>
        texts="crm.contact"
        label={title}
        rows={data?.records ?? []}
        rowKey={({ sessionId }) => sessionId}
        isLoading={answer.isLoading}
        {...(error === null
          ? {}
          : {
              state: (
                <ErrorState
                  title={formatMessage({ id: 'crm.contact.failed' })}
                  error={error}
                  onRetry={() => void answer.refetch()}
                />
              ),
            })}
        columns={[
          { key: 'time', render: ({ startedAt }) => formatTime(startedAt, timezone) },
          { key: 'session', render: ({ sessionId }) => <SessionLink sessionId={sessionId} /> },
          { key: 'product', render: ({ productName, bizTypeName }) => productName || bizTypeName },
          { key: 'people', render: ({ userNames }) => userNames.join(', ') || '-' },
          { key: 'calls', render: ({ calls }) => calls, isNumber: true },
          { key: 'value', render: ({ value }) => value || null, isNumber: true, digits: 2 },
        ]}
      />
      {data !== undefined && data.total > data.records.length && (
        <p>{formatMessage({ id: 'crm.contact.more' }, { shown: data.records.length, total: data.total })}</p>
      )}
    </AppModal>
  )
}
