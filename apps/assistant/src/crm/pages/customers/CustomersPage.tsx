import type { crm, QueryOf } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { AppModal, formatTime } from '@console/ui'
import { ShortTime } from '@console/ui/row'
import { useIntl } from 'react-intl'
import { allRows } from '../../../base/components/reading/page-of-rows.ts'
import { useReadingSearch } from '../../../base/components/reading/reading-search.tsx'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { RecordTable } from '../../../base/components/reading/RecordTable.tsx'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'
import { useNamedBusiness } from '../../../base/components/reading/use-named-business.ts'
import { useMoney } from '../../../base/components/use-money.ts'
import { useContacts, useCustomers } from '../../queries/customers.ts'

export { texts } from '../../texts.ts'

const WIDTH = 880

const FILTERS = [{ name: 'text', kind: 'text' }] as const

/** The customers that the business talked to in some days, and the results. */
export function CustomersPage() {
  const business = useNamedBusiness()
  const search = useReadingSearch('crm', { filters: FILTERS, hasRange: true })
  const { text } = search.chosen
  const answer = useCustomers({
    ...business,
    ...search.days,
    ...search.paging,
    ...(text == null ? {} : { text }),
  })
  return (
    <ReadingPage<crm.Customer>
      texts="crm"
      search={search}
      answer={answer}
      rowKey={({ customer }) => customer}
      columns={useCustomerColumns(search.setOpen)}
    >
      {search.open !== null && (
        <ContactsDialog
          query={{ ...business, ...search.days, customer: search.open }}
          onClose={() => search.setOpen(null)}
        />
      )}
    </ReadingPage>
  )
}

function useCustomerColumns(onOpen: (customer: string) => void): RecordColumn<crm.Customer>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const money = useMoney()
  return [
    {
      key: 'customer',
      render: ({ customer }) => (
        <button
          type="button"
          className="ui-text-button ui-link"
          title={formatMessage({ id: 'crm.sessionsOf' }, { customer })}
          onClick={() => onOpen(customer)}
        >
          {customer}
        </button>
      ),
    },
    {
      key: 'last',
      render: ({ lastContactAt }) => <ShortTime text={formatTime(lastContactAt, timezone)} />,
      isQuiet: true,
    },
    { key: 'sessions', render: ({ sessions }) => sessions, isNumber: true },
    { key: 'calls', render: ({ calls }) => calls, isNumber: true },
    { key: 'orders', render: ({ orders }) => orders, isNumber: true },
    {
      key: 'value',
      render: ({ orders, value }) => (orders === 0 ? null : money(value)),
      isNumber: true,
    },
  ]
}

type ContactsDialogProps = { query: QueryOf<typeof crm.contacts>; onClose: () => void }

/** The sessions of one customer. */
function ContactsDialog({ query, onClose }: ContactsDialogProps) {
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

function useContactColumns(): RecordColumn<crm.Contact>[] {
  const { timezone } = useHost()
  const money = useMoney()
  return [
    { key: 'time', render: ({ startedAt }) => <ShortTime text={formatTime(startedAt, timezone)} /> },
    { key: 'session', render: ({ sessionId }) => <SessionLink sessionId={sessionId} /> },
    { key: 'product', render: ({ productName, bizTypeName }) => productName || bizTypeName },
    { key: 'people', render: ({ userNames }) => userNames.join(', ') || '-' },
    { key: 'calls', render: ({ calls }) => calls, isNumber: true },
    { key: 'value', render: ({ value }) => (value > 0 ? money(value) : null), isNumber: true },
  ]
}
