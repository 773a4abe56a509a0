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

/** px; of a day above its time, and of words. */
const TIME_WIDTH = 96
const TEXT_WIDTH = 168

export function useWorkColumns(): RecordColumn<annotation.AnnotationWork>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return [
    { key: 'session', render: ({ sessionId }) => <SessionLink sessionId={sessionId} /> },
    { key: 'business', render: ({ bizTypeName }) => bizTypeName },
    {
      key: 'started',
      render: ({ startedAt }) => formatTime(startedAt, timezone),
      maxWidth: TIME_WIDTH,
      wraps: true,
      isQuiet: true,
    },
    {
      key: 'state',
      render: (work) => (
        <StatusWord tone={TONES[work.state]}>
          {formatMessage({ id: `annotation.state.${work.state}` })}
        </StatusWord>
      ),
    },
    { key: 'person', render: ({ claimedByName }) => claimedByName ?? '-' },
    {
      key: 'tags',
      render: ({ tags }) => tags.map(({ name }) => name).join(', ') || '-',
      maxWidth: TEXT_WIDTH,
      wraps: true,
    },
    { key: 'note', render: ({ note }) => note || '-', maxWidth: TEXT_WIDTH },
  ]
}
