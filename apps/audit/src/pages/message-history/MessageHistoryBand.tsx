import { BandSelect, QueryBand } from '@console/ui'
import { useFilterDraft } from '@console/ui/filter-draft'
import { useIntl } from 'react-intl'
import { useBusinessTypes } from '../../queries/business.ts'
import { setFilterCount, SOURCES, type HistoryFilters, type Source } from './message-history.search.ts'

const BUSINESS_WIDTH = 224

type MessageHistoryBandProps = {
  applied: HistoryFilters
  isBusy: boolean
  onInquire: (filters: HistoryFilters) => void
  onReset: () => void
}

/** The filters of the history; nothing is asked before Inquire. */
export function MessageHistoryBand({ applied, isBusy, onInquire, onReset }: MessageHistoryBandProps) {
  const { formatMessage } = useIntl()
  const { draft, setDraft } = useFilterDraft(applied)
  const businessTypes = useBusinessTypes()
  return (
    <QueryBand
      isBusy={isBusy}
      filterCount={setFilterCount(applied)}
      onInquire={() => onInquire(draft)}
      onReset={() => {
        setDraft(applied)
        onReset()
      }}
    >
      <BandSelect
        label={formatMessage({ id: 'push.business' })}
        value={draft.bizTypeId}
        options={businessTypes.data?.records.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        onChange={(bizTypeId) => setDraft({ ...draft, bizTypeId })}
        isLoading={businessTypes.isLoading}
        error={businessTypes.error === null ? undefined : formatMessage({ id: 'audit.optionsFailed' })}
        width={BUSINESS_WIDTH}
      />
      <BandSelect<Source>
        label={formatMessage({ id: 'push.source' })}
        value={draft.source}
        options={SOURCES.map((source) => ({
          value: source,
          label: formatMessage({ id: `push.source.${source}` }),
        }))}
        onChange={(source) => setDraft({ ...draft, source })}
      />
    </QueryBand>
  )
}
