import { BandSearch, BandSelect, QueryBand } from '@console/ui'
import { useBandDraft, type BandProps } from '@console/ui/list-page'
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
        <BandSearch
          label={formatMessage({ id: 'tenant.search' })}
          width={224}
          value={draft.search}
          onChange={(search) => edit({ search })}
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
