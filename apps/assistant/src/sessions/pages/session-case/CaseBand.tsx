import { SessionBusinessSelect } from '@console/domain-ui'
import { QueryBand } from '@console/ui'
import { useBandDraft, type BandProps } from '@console/ui/list-page'
import { Input } from 'antd'
import { useIntl } from 'react-intl'
import type { CaseFilters } from './session-case.search.ts'

/** The filters of the examples; nothing is requested before Inquire. */
export function CaseBand(props: BandProps<CaseFilters>) {
  const { formatMessage } = useIntl()
  const { draft, edit, band } = useBandDraft(props)
  return (
    <QueryBand {...band}>
      <SessionBusinessSelect
        label={formatMessage({ id: 'sessions.business' })}
        value={draft.business_type_id}
        onChange={(bizId) => edit({ business_type_id: bizId })}
      />
      <Input
        allowClear
        maxLength={200}
        style={{ width: 240 }}
        aria-label={formatMessage({ id: 'case.search' })}
        placeholder={formatMessage({ id: 'case.search' })}
        value={draft.text ?? ''}
        onChange={({ target }) => edit({ text: target.value })}
      />
    </QueryBand>
  )
}
