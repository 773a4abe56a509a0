import type { knowledge } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { truncateText } from '../../model/truncate-text.ts'

export function useReviewColumns(): RecordColumn<knowledge.Review>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return [
    { key: 'question', render: ({ answer }) => answer.questionName },
    { key: 'content', render: ({ answer }) => truncateText(answer.content) },
    {
      key: 'kind',
      render: ({ published }) =>
        formatMessage({ id: `knowledge.review.${published === null ? 'first' : 'change'}` }),
    },
    { key: 'by', render: ({ answer }) => answer.submittedBy ?? '-' },
    {
      key: 'at',
      render: ({ answer }) => (answer.submittedAt === null ? '-' : formatTime(answer.submittedAt, timezone)),
    },
  ]
}
