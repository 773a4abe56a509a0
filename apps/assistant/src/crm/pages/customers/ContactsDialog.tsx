import type { crm, QueryOf } from '@console/contracts'
import { AppModal, ErrorState } from '@console/ui'
import { useIntl } from 'react-intl'
import { RecordTable } from '../../../base/components/reading/RecordTable.tsx'
import { useContacts } from '../../queries/customers.ts'
import { useContactColumns } from './use-contact-columns.tsx'

const WIDTH = 880

type ContactsDialogProps = { query: QueryOf<typeof crm.contacts>; onClose: () => void }

/** The sessions of one customer. */
export function ContactsDialog({ query, onClose }: ContactsDialogProps) {
  const { formatMessage } = useIntl()
  const answer = useContacts(query)
  const columns = useContactColumns()
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
        columns={columns}
      />
      {data !== undefined && data.total > data.records.length && (
        <p>{formatMessage({ id: 'crm.contact.more' }, { shown: data.records.length, total: data.total })}</p>
      )}
    </AppModal>
  )
}
