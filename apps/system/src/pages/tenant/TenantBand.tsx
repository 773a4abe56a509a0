import { BandSelect, Icon, QueryBand } from '@console/ui'
import { Input } from 'antd'
import { useState } from 'react'
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
  const key = JSON.stringify(applied)
  const [edited, setEdited] = useState({ key, draft: applied })
  // Back, Reset or a link replaces what was edited. Set while rendering: no frame shows the old one.
  if (edited.key !== key) setEdited({ key, draft: applied })
  const { draft } = edited
  const edit = (change: Partial<TenantDraft>) => {
    setEdited({ key, draft: { ...draft, ...change } })
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
        setEdited({ key, draft: NO_FILTERS })
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
