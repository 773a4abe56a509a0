import type { knowledge } from '@console/contracts'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import type { BusinessPageProps } from '../../../base/components/managed-list/of-business.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import { useReviews } from '../../queries/answers.ts'
import { ReviewDialog } from './ReviewDialog.tsx'
import { useReviewColumns } from './use-review-columns.ts'

/** Answers that wait for approval. */
export function ReviewsPage({ scope }: BusinessPageProps) {
  const { formatMessage } = useIntl()
  const search = useReadingSearch()
  const reviews = useReviews({ ...scope, ...search.paging })
  const opened = reviews.data?.records.find(({ answer }) => String(answer.id) === search.open)
  return (
    <ReadingPage<knowledge.Review>
      texts="knowledge.review"
      answer={reviews}
      search={search}
      rowKey={({ answer }) => answer.id}
      columns={useReviewColumns()}
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
