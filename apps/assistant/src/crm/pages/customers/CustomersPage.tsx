import type { crm } from '@console/contracts'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { useNamedBusiness } from '../../../base/components/reading/use-named-business.ts'
import { useCustomers } from '../../queries/customers.ts'
import { ContactsDialog } from './ContactsDialog.tsx'
import { useCustomerColumns } from './use-customer-columns.ts'

const FILTERS = [{ name: 'text', kind: 'text' }] as const

/** The customers that the business talked to in some days, and the results. */
export function CustomersPage() {
  const { formatMessage } = useIntl()
  const business = useNamedBusiness()
  const search = useReadingSearch(FILTERS)
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
      hasRange
      answer={answer}
      rowKey={({ customer }) => customer}
      columns={useCustomerColumns()}
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
