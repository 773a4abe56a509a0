import { BusinessSelect, MonthFilter } from '@console/domain-ui'
import { QueryBand } from '@console/ui'
import { useBandDraft, type BandProps } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { FIRST_MONTH, type OfflineFilters } from './offline-data.search.ts'

export type OfflineBandProps = BandProps<OfflineFilters> & { lastMonth: string }

/** Business and month (BILL-033); without a business nothing is requested (BILL-Q18). */
export function OfflineBand({ lastMonth, ...props }: OfflineBandProps) {
  const { formatMessage } = useIntl()
  const { draft, edit, band } = useBandDraft(props)
  return (
    <QueryBand {...band} canInquire={draft.business !== null}>
      <BusinessSelect
        label={formatMessage({ id: 'stat.business' })}
        placeholder={formatMessage({ id: 'offlineData.choose' })}
        value={draft.business}
        width={210}
        onChange={(business) => edit({ business })}
      />
      <MonthFilter
        label={formatMessage({ id: 'offlineData.month' })}
        value={draft.month}
        first={FIRST_MONTH}
        last={lastMonth}
        onChange={(month) => edit({ month })}
      />
    </QueryBand>
  )
}
