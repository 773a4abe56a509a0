import { SessionBusinessSelect } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { BandDay, QueryBand } from '@console/ui'
import { useBandDraft, type BandProps } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import type { RecordingFilters } from './offline-recording.search.ts'

/** The filters of the recordings; nothing is requested before Inquire. */
export function RecordingBand(props: BandProps<RecordingFilters>) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { draft, edit, band } = useBandDraft(props)
  return (
    <QueryBand {...band}>
      <BandDay
        label={formatMessage({ id: 'offline.day' })}
        value={draft.date}
        zone={timezone}
        onChange={(date) => edit({ date })}
      />
      <SessionBusinessSelect
        label={formatMessage({ id: 'sessions.business' })}
        value={draft.bizId}
        onChange={(bizId) => edit({ bizId })}
      />
    </QueryBand>
  )
}
