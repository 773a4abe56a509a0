import { BusinessSelect } from '@console/domain-ui'
import { BandSelect, QueryBand } from '@console/ui'
import { useBandDraft, type BandProps } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { SOURCES, type HistoryFilters, type Source } from './message-history.search.ts'

const BUSINESS_WIDTH = 224

/** The filters of the history; no query is sent before Inquire. */
export function MessageHistoryBand(props: BandProps<HistoryFilters>) {
  const { formatMessage } = useIntl()
  const { draft, edit, band } = useBandDraft(props)
  return (
    <QueryBand {...band}>
      <BusinessSelect
        label={formatMessage({ id: 'push.business' })}
        value={draft.bizTypeId}
        onChange={(bizTypeId) => edit({ bizTypeId })}
        width={BUSINESS_WIDTH}
      />
      <BandSelect<Source>
        label={formatMessage({ id: 'push.source' })}
        value={draft.source}
        options={SOURCES.map((source) => ({
          value: source,
          label: formatMessage({ id: `push.source.${source}` }),
        }))}
        onChange={(source) => edit({ source })}
      />
    </QueryBand>
  )
}
