import { knowledge } from '@console/contracts'
import { callQuery, useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import type { BusinessPageProps } from '../../../base/components/managed-list/of-business.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import { beginningOf } from '../../model/beginning-of.ts'
import { ReviewDialog } from './ReviewDialog.tsx'

/** Answers that wait for somebody to approve them. */
export function ReviewsPage({ scope }: BusinessPageProps) {
  const { formatMessage } = useIntl()
  const { client, timezone } = useHost()
  const search = useReadingSearch()
  const reviews = useQuery({
    ...callQuery(client, knowledge.reviews, { query: { ...scope, ...search.paging } }),
    placeholderData: keepPreviousData,
  })
  const opened = reviews.data?.records.find(({ answer }) => String(answer.id) === search.open)
  return (
    <ReadingPage<knowledge.Review>
      texts="knowledge.review"
      answer={reviews}
      search={search}
      rowKey={({ answer }) => answer.id}
      columns={[
        { key: 'question', render: ({ answer }) => answer.questionName },
        { key: 'content', render: ({ answer }) => beginningOf(answer.content) },
        {
          key: 'kind',
          render: ({ published }) =>
            formatMessage({ id: `knowledge.review.${published === null ? 'first' : 'change'}` }),
        },
        { key: 'by', render: ({ answer }) => answer.submittedBy ?? '-' },
        {
          key: 'at',
          render: ({ answer }) =>
            answer.submittedAt === null ? '-' : formatTime(answer.submittedAt, timezone),
        },
      ]}
      renderActions={({ answer }) => (
        <Button
          type="link"
          aria-label={formatMessage({ id: 'knowledge.review.openOf' }, { name: answer.questionName })}
          onClick={() => search.setOpen(String(answer.id))}
        >
          {formatMessage({ id: 'knowledge.review.open' })}
        </Button>
      )}
    >
      {opened !== undefined && (
        <ReviewDialog key={opened.answer.id} review={opened} onClose={() => search.setOpen(null)} />
      )}
    </ReadingPage>
  )
}
