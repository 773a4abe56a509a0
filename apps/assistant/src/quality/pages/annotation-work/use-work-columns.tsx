import type { annotation } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, type StatusTone, StatusWord } from '@console/ui'
import { useIntl } from 'react-intl'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'

const TONES: Readonly<Record<annotation.WorkState, StatusTone>> = {
  waiting: 'quiet',
  claimed: 'warn',
  finished: 'good',
}

export function useWorkColumns(): RecordColumn<annotation.AnnotationWork>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return [
    { key: 'session', render: ({ sessionId }) => <SessionLink sessionId={sessionId} /> },
    { key: 'business', render: ({ bizTypeName }) => bizTypeName },
    { key: 'started', render: ({ startedAt }) => formatTime(startedAt, timezone), isQuiet: true },
    {
      key: 'state',
      render: (work) => (
        <StatusWord tone={TONES[work.state]}>
          {formatMessage({ id: `annotation.state.${work.state}` })}
        </StatusWord>
      ),
    },
    { key: 'person', render: ({ claimedByName }) => claimedByName ?? '-' },
    { key: 'tags', render: ({ tags }) => tags.map(({ name }) => name).join(', ') || '-' },
    { key: 'note', render: ({ note }) => note || '-' },
  ]
}
