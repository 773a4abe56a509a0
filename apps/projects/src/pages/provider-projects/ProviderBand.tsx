import { useHost } from '@console/sub-app'
import { BandRangePicker, BandSelect, Icon, QueryBand } from '@console/ui'
import { Input } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useIndustries } from '../../queries/projects.ts'
import { NO_FILTERS, setFilterCount, type ProviderFilters } from './provider-projects.search.ts'

/** px */
const SEARCH_WIDTH = 240
const INDUSTRY_WIDTH = 184
const RANGE_WIDTH = 272

type ProviderBandProps = {
  applied: ProviderFilters
  isBusy: boolean
  onInquire: (filters: ProviderFilters) => void
  onReset: () => void
}

/** Industry, name and days of the last change; nothing is asked before Inquire (PROV-002, PROV-003). */
export function ProviderBand({ applied, isBusy, onInquire, onReset }: ProviderBandProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const industries = useIndustries()
  const key = JSON.stringify(applied)
  const [edited, setEdited] = useState({ key, draft: applied })
  // Back, Reset or a link replaces what was edited. Set while rendering: no frame shows the old one.
  if (edited.key !== key) setEdited({ key, draft: applied })
  const { draft } = edited
  const edit = (change: Partial<ProviderFilters>) => {
    setEdited({ key, draft: { ...draft, ...change } })
  }
  return (
    <QueryBand
      isBusy={isBusy}
      filterCount={setFilterCount(applied)}
      onInquire={() => {
        onInquire(draft)
      }}
      onReset={() => {
        setEdited({ key, draft: NO_FILTERS })
        onReset()
      }}
    >
      <Input
        prefix={<Icon name="search" />}
        aria-label={formatMessage({ id: 'providerProjects.search' })}
        placeholder={formatMessage({ id: 'providerProjects.search' })}
        allowClear
        maxLength={200}
        value={draft.search ?? ''}
        style={{ width: SEARCH_WIDTH }}
        onChange={({ target }) => {
          edit({ search: target.value })
        }}
      />
      <BandSelect
        label={formatMessage({ id: 'providerProjects.industry' })}
        value={draft.industry}
        width={INDUSTRY_WIDTH}
        isLoading={industries.isPending}
        disabledReason={
          industries.isError ? formatMessage({ id: 'providerProjects.industry.failed' }) : undefined
        }
        options={(industries.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(industry) => {
          edit({ industry })
        }}
      />
      <BandRangePicker
        label={formatMessage({ id: 'providerProjects.modified' })}
        value={draft.range}
        zone={timezone}
        width={RANGE_WIDTH}
        onChange={(range) => {
          edit({ range })
        }}
        onClear={() => {
          edit({ range: null })
        }}
      />
    </QueryBand>
  )
}
