import type { crm, QueryOf } from '@console/contracts'
import { AppModal } from '@console/ui'
import { useIntl } from 'react-intl'
import { allRows } from '../../../base/components/reading/page-of-rows.ts'
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
  const { data } = answer
  const title = formatMessage({ id: 'crm.sessionsOf' }, { customer: query.customer })
  return (
    <AppModal open width={WIDTH} title={title} footer={null} onCancel={onClose}>
      <RecordTable
        texts="crm.contact"
        label={title}
        query={answer}
        toRowPage={({ records }) => allRows(records)}
        states={{ failed: formatMessage({ id: 'crm.contact.failed' }), empty: null }}
        rowKey={({ sessionId }) => sessionId}
        columns={columns}
      />
      {data !== undefined && data.total > data.records.length && (
        <p>{formatMessage({ id: 'crm.contact.more' }, { shown: data.records.length, total: data.total })}</p>
      )}
    </AppModal>
  )
}
