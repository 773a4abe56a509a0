import { links, type knowledge } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { Link } from 'react-router-dom'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'

/** px; of words, and of a day above its time. */
const TEXT_WIDTH = 180
const TIME_WIDTH = 96

export function useFeedbackColumns(): RecordColumn<knowledge.FeedbackRow>[] {
  const { timezone } = useHost()
  return [
    {
      key: 'question',
      maxWidth: TEXT_WIDTH,
      render: ({ questionId, questionName }) => (
        <Link to={links.buildLinkAddress(links.knowledge, { questionId })}>{questionName}</Link>
      ),
    },
    { key: 'sentence', render: ({ sentence }) => sentence ?? '-', maxWidth: TEXT_WIDTH },
    { key: 'seat', render: ({ seatName }) => seatName },
    {
      key: 'at',
      render: ({ shownAt }) => formatTime(shownAt, timezone),
      maxWidth: TIME_WIDTH,
      wraps: true,
      isQuiet: true,
    },
    {
      key: 'session',
      render: ({ sessionId }) => (sessionId === null ? '-' : <SessionLink sessionId={sessionId} />),
    },
    {
      key: 'handled',
      maxWidth: TEXT_WIDTH,
      render: ({ handled: done }) => (done === null ? '-' : `${done.note} · ${done.by}`),
    },
  ]
}
