import { voiceprint } from '@console/contracts'
import { DayFilter, OrganizationSelect } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { BandSearch, BandSelect, QueryBand } from '@console/ui'
import { useBandDraft, type BandProps } from '@console/ui/list-page'
import { Input } from 'antd'
import { useIntl } from 'react-intl'
import { CORPUS_STATES } from '../../components/status-texts.ts'
import { CORPUS_STATUSES, type CorpusFilters } from './corpus.search.ts'

const MAX_DIGITS = 15

const NAME_WIDTH = 168

/** The filters of the samples; nothing is sent before Inquire. */
export function CorpusBand(props: BandProps<CorpusFilters>) {
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
      <IdField
        label={formatMessage({ id: 'voice.corpusId' })}
        value={draft.corpusId}
        onChange={(corpusId) => edit({ corpusId })}
      />
      <DayFilter
        label={formatMessage({ id: 'voice.date' })}
        value={draft.date}
        zone={timezone}
        onChange={(date) => edit({ date })}
      />
      <BandSelect
        label={formatMessage({ id: 'voice.status' })}
        width={160}
        value={draft.status === voiceprint.ANY_STATUS ? null : draft.status}
        options={CORPUS_STATUSES.map((status) => ({
          value: status,
          label: formatMessage({ id: CORPUS_STATES[status].id }),
        }))}
        onChange={(status) => edit({ status: status ?? voiceprint.ANY_STATUS })}
      />
    </QueryBand>
  )
}

type IdFieldProps = { label: string; value: number | null; onChange: (id: number | null) => void }

/** A filter by a number that is typed as text (VOICE-026); what is no digit is not taken. */
function IdField({ label, value, onChange }: IdFieldProps) {
  return (
    <Input
      inputMode="numeric"
      aria-label={label}
      placeholder={label}
      allowClear
      value={value ?? ''}
      maxLength={MAX_DIGITS}
      style={{ width: 136 }}
      onChange={({ target }) => {
        const id = Number(target.value.replaceAll(/\D/g, ''))
        onChange(id === 0 ? null : id)
      }}
    />
  )
}
