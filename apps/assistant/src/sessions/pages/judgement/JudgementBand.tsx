import { SessionBusinessSelect } from '@console/domain-ui'
import { BandSelect, QueryBand } from '@console/ui'
import { useBandDraft, type BandProps } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import type { JudgementFilters } from './judgement.search.ts'

const TYPES = [1, 2] as const
const OPTIONS = [1, 2, 3] as const

/** The filters of the judgements; nothing is requested before Inquire. */
export function JudgementBand(props: BandProps<JudgementFilters>) {
  const { formatMessage } = useIntl()
  const { draft, edit, band } = useBandDraft(props)
  const buildOptions = (kind: 'type' | 'option', values: readonly number[]) =>
    values.map((value) => ({ value, label: formatMessage({ id: `judgement.${kind}.${value}` }) }))
  return (
    <QueryBand {...band}>
      <SessionBusinessSelect
        label={formatMessage({ id: 'sessions.business' })}
        value={draft.bizId}
        onChange={(bizId) => edit({ bizId })}
      />
      <BandSelect<number>
        label={formatMessage({ id: 'judgement.type' })}
        value={draft.labelType}
        options={buildOptions('type', TYPES)}
        onChange={(labelType) => edit({ labelType })}
      />
      <BandSelect<number>
        label={formatMessage({ id: 'judgement.option' })}
        value={draft.labelOption}
        options={buildOptions('option', OPTIONS)}
        onChange={(labelOption) => edit({ labelOption })}
      />
    </QueryBand>
  )
}
