import { links, type knowledge } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { Link } from 'react-router-dom'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'

export function useFeedbackColumns(): RecordColumn<knowledge.FeedbackRow>[] {
  const { timezone } = useHost()
  return [
    {
      key: 'question',
      render: ({ questionId, questionName }) => (
        <Link to={links.addressOf(links.knowledge, { questionId })}>{questionName}</Link>
      ),
    },
    { key: 'sentence', render: ({ sentence }) => sentence ?? '-' },
    { key: 'seat', render: ({ seatName }) => seatName },
    { key: 'at', render: ({ shownAt }) => formatTime(shownAt, timezone), isQuiet: true },
    {
      key: 'session',
      render: ({ sessionId }) => (sessionId === null ? '-' : <SessionLink sessionId={sessionId} />),
    },
    {
      key: 'handled',
      render: ({ handled: done }) => (done === null ? '-' : `${done.note} · ${done.by}`),
    },
  ]
}
