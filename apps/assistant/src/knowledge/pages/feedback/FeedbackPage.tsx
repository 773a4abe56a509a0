import type { knowledge } from '@console/contracts'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { BusinessPageProps } from '../../../base/components/managed-list/of-business.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import { useFeedback } from '../../queries/feedback.ts'
import { HandleForm } from './HandleForm.tsx'
import { useFeedbackColumns } from './use-feedback-columns.tsx'

/** Recommendations that were shown and not accepted, and how each was handled. */
export function FeedbackPage({ scope }: BusinessPageProps) {
  const { formatMessage, locale } = useIntl()
  const filters = useMemo(() => {
    const options = ['no', 'yes'].map((value) => ({
      value,
      label: formatMessage({ id: `managed.${value}` }),
    }))
    return [{ name: 'handled', kind: 'choice', options } as const]
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the names follow the language
  }, [locale])
  const search = useReadingSearch(filters)
  const [from, to] = search.range
  const handled = search.chosen['handled'] ?? null
  const feedback = useFeedback({
    ...scope,
    from,
    to,
    ...search.paging,
    ...(handled === null ? {} : { isHandled: handled === 'yes' }),
  })
  const opened = feedback.data?.records.find(({ recommendationId }) => recommendationId === search.open)
  return (
    <ReadingPage<knowledge.FeedbackRow>
      texts="knowledge.feedback"
      answer={feedback}
      search={search}
      hasRange
      rowKey={({ recommendationId }) => recommendationId}
      columns={useFeedbackColumns()}
      renderActions={({ recommendationId, questionName, handled: done }) =>
        done === null && (
          <Button
            type="link"
            aria-label={formatMessage({ id: 'knowledge.feedback.handleOf' }, { name: questionName })}
            onClick={() => search.setOpen(recommendationId)}
          >
            {formatMessage({ id: 'knowledge.feedback.handle' })}
          </Button>
        )
      }
    >
      {opened !== undefined && opened.handled === null && (
        <HandleForm key={opened.recommendationId} row={opened} onClose={() => search.setOpen(null)} />
      )}
    </ReadingPage>
  )
}
