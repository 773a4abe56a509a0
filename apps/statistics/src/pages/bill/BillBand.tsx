import { BusinessSelect, MonthFilter, OrganizationSelect } from '@console/domain-ui'
import { QueryBand } from '@console/ui'
import { useIntl } from 'react-intl'
import type { MonthQuery } from '../../page-query/remembered-month.ts'

type BillBandProps = {
  draft: MonthQuery
  currentMonth: string
  onChange: (draft: MonthQuery) => void
  onInquire: () => void
  onReset: () => void
}

/** Business, organisation and month (BILL-001, BILL-002). */
export function BillBand({ draft, currentMonth, onChange, onInquire, onReset }: BillBandProps) {
  const { formatMessage } = useIntl()
  return (
    <QueryBand onInquire={onInquire} onReset={onReset}>
      <BusinessSelect
        label={formatMessage({ id: 'stat.business' })}
        value={draft.business}
        width={210}
        onChange={(business) => onChange({ ...draft, business })}
      />
      <OrganizationSelect
        label={formatMessage({ id: 'stat.organisation' })}
        value={draft.organisation}
        width={230}
        onChange={(organisation) => onChange({ ...draft, organisation })}
      />
      <MonthFilter
        label={formatMessage({ id: 'bill.month' })}
        value={draft.month}
        last={currentMonth}
        onChange={(month) => onChange({ ...draft, month })}
      />
    </QueryBand>
  )
}
