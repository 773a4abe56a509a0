import { links } from '@console/contracts'
import { PageFailure } from '@console/domain-ui'
import { ApiError } from '@console/sub-app'
import { EmptyState, useUrlSearch } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { PageAddress } from '../../../base/components/PageAddress.tsx'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { linkFields } from '../../../base/link-fields.ts'
import { useQuestion } from '../../queries/questions.ts'
import { QuestionContents } from './QuestionContents.tsx'

const fields = linkFields(links.knowledge)

/** One question with its answer, documents, figures and history (STAT-066). */
export function QuestionPage() {
  const { formatMessage } = useIntl()
  const { questionId } = useUrlSearch(fields).search
  const question = useQuestion(questionId)
  const { data, error } = question
  const status = error instanceof ApiError ? error.status : null
  const title = data?.name ?? formatMessage({ id: 'knowledge.one.title' })

  function content() {
    if (data !== undefined) return <QuestionContents question={data} />
    if (questionId === null || status === 404) {
      return (
        <EmptyState title={formatMessage({ id: 'knowledge.one.missing' })}>
          {formatMessage({ id: 'knowledge.one.missingText' })}
        </EmptyState>
      )
    }
    if (error === null) return <Skeleton active />
    return (
      <PageFailure
        title={formatMessage({ id: 'knowledge.one.failed' })}
        page={title}
        error={error}
        onRetry={() => void question.refetch()}
      />
    )
  }

  return (
    <WorkPage title={title}>
      <PageAddress shape={fields} />
      {content()}
    </WorkPage>
  )
}
