import { BandSelect, Icon, QueryBand } from '@console/ui'
import { useBandDraft, type BandProps } from '@console/ui/list-page'
import { Input } from 'antd'
import { useIntl } from 'react-intl'
import { AUTH_STATUSES, KINDS, type TenantDraft } from './tenant.search.ts'

/** The filters of the companies; no query is sent before Inquire. */
export function TenantBand(props: BandProps<TenantDraft>) {
  const { formatMessage } = useIntl()
  const { draft, edit, band } = useBandDraft(props)
  return (
    <QueryBand
      {...band}
      search={
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
      }
    >
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
