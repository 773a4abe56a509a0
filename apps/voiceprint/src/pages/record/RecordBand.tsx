import { voiceprint } from '@console/contracts'
import { DayFilter, OrganizationSelect } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { BandSearch, BandSelect, QueryBand } from '@console/ui'
import { useBandDraft, type BandProps } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { CHECK_RESULTS } from '../../components/status-texts.ts'
import { CHECK_STATUSES, type RecordFilters } from './record.search.ts'

const NAME_WIDTH = 168

/** The filters of the check records; nothing is sent before Inquire. */
export function RecordBand(props: BandProps<RecordFilters>) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { draft, edit, band } = useBandDraft(props)
  return (
    <QueryBand
      {...band}
      search={
        <BandSearch
          label={formatMessage({ id: 'voice.user' })}
          width={NAME_WIDTH}
          value={draft.search}
          onChange={(search) => edit({ search })}
        />
      }
    >
      <OrganizationSelect
        label={formatMessage({ id: 'voice.organization' })}
        value={draft.orgId}
        onChange={(orgId) => edit({ orgId })}
      />
      <DayFilter
        label={formatMessage({ id: 'voice.date' })}
        value={draft.date}
        zone={timezone}
        onChange={(date) => edit({ date })}
      />
      <DayFilter
        label={formatMessage({ id: 'voice.checkDate' })}
        value={draft.checkDate}
        zone={timezone}
        onChange={(checkDate) => edit({ checkDate })}
      />
      <BandSelect
        label={formatMessage({ id: 'voice.result' })}
        width={176}
        value={draft.status === voiceprint.ANY_STATUS ? null : draft.status}
        options={CHECK_STATUSES.map((status) => ({
          value: status,
          label: formatMessage({ id: CHECK_RESULTS[status].id }),
        }))}
        onChange={(status) => edit({ status: status ?? voiceprint.ANY_STATUS })}
      />
    </QueryBand>
  )
}
