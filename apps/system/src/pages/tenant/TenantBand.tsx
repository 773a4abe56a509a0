import { BandSelect, Icon, QueryBand } from '@console/ui'
import { useFilterDraft } from '@console/ui/filter-draft'
import { Input } from 'antd'
import { useIntl } from 'react-intl'
import { AUTH_STATUSES, KINDS, NO_FILTERS, setFilterCount, type TenantDraft } from './tenant.search.ts'

type TenantBandProps = {
  applied: TenantDraft
  isBusy: boolean
  onInquire: (filters: TenantDraft) => void
  onReset: () => void
}

/** The filters of the companies; nothing is asked before Inquire. */
export function TenantBand({ applied, isBusy, onInquire, onReset }: TenantBandProps) {
  const { formatMessage } = useIntl()
  const { draft, setDraft } = useFilterDraft(applied)
  const edit = (change: Partial<TenantDraft>) => {
    setDraft({ ...draft, ...change })
  }
  const typed = draft.search?.trim()
  return (
    <QueryBand
      isBusy={isBusy}
      filterCount={setFilterCount(applied)}
      onInquire={() => {
        onInquire({ ...draft, search: typed === undefined || typed === '' ? null : typed })
      }}
      onReset={() => {
        setDraft(NO_FILTERS)
        onReset()
      }}
    >
      <Input
        prefix={<Icon name="search" />}
        aria-label={formatMessage({ id: 'tenant.search' })}
        placeholder={formatMessage({ id: 'tenant.search' })}
        allowClear
        value={draft.search ?? ''}
        style={{ width: 224 }}
        onChange={({ target }) => {
          edit({ search: target.value })
        }}
      />
      <BandSelect
        label={formatMessage({ id: 'tenant.kind' })}
        value={draft.kind}
        options={KINDS.map((kind) => ({ value: kind, label: formatMessage({ id: `tenant.kind.${kind}` }) }))}
        onChange={(kind) => {
          edit({ kind })
        }}
      />
      <BandSelect
        label={formatMessage({ id: 'tenant.authStatus' })}
        value={draft.authStatus}
        options={AUTH_STATUSES.map((status) => ({
          value: status,
          label: formatMessage({ id: `tenant.authStatus.${status}` }),
        }))}
        onChange={(authStatus) => {
          edit({ authStatus })
        }}
      />
    </QueryBand>
  )
}
