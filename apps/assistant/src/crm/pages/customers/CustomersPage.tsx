import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { crm } from '@console/contracts'
import { callQuery, useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { useNamedBusiness } from '../../../base/components/reading/use-named-business.ts'
import { ContactsDialog } from './ContactsDialog.tsx'

const FILTERS = [{ name: 'text', kind: 'text' }] as const

/** Whoever the business talked to in some days, with what came of it. */
export function CustomersPage() {
  const { formatMessage } = useIntl()
  const { client, timezone } = useHost()
  const business = useNamedBusiness()
  const search = useReadingSearch(FILTERS)
  const { text } = search.chosen
  const answer = useQuery({
    ...callQuery(client, crm.customers, {
      query: { ...business, ...search.days, ...search.paging, ...(text == null ? {} : { text }) },
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <ReadingPage<crm.Customer>
      texts="crm"
      search={search}
      hasRange
      answer={answer}
      rowKey={({ customer }) => customer}
      columns={[
        { key: 'customer', render: ({ customer }) => customer },
        { key: 'last', render: ({ lastContactAt }) => formatTime(lastContactAt, timezone), isQuiet: true },
        { key: 'sessions', render: ({ sessions }) => sessions, isNumber: true },
        { key: 'calls', render: ({ calls }) => calls, isNumber: true },
        { key: 'orders', render: ({ orders }) => orders, isNumber: true },
        {
          key: 'value',
          render: ({ orders, value }) => (orders === 0 ? null : value),
          isNumber: true,
          digits: 2,
        },
      ]}
      renderActions={({ customer }) => (
        <Button
          type="link"
          aria-label={formatMessage({ id: 'crm.sessionsOf' }, { customer })}
          onClick={() => search.setOpen(customer)}
        >
          {formatMessage({ id: 'crm.sessions' })}
        </Button>
      )}
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
