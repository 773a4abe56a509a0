import { links } from '@console/contracts'
import { PageFailure } from '@console/domain-ui'
import { ApiError } from '@console/sub-app'
import { EmptyState } from '@console/ui'
import { Skeleton } from 'antd'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { MalformedNote } from '../../../base/components/MalformedNote.tsx'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { useQuestion } from '../../queries/questions.ts'
import { QuestionContents } from './QuestionContents.tsx'

/** One question with its answer, documents, figures and history (STAT-066). */
export function QuestionPage() {
  const { formatMessage } = useIntl()
  const [parameters] = useSearchParams()
  const { values, malformed } = useMemo(() => links.readLink(links.knowledge, parameters), [parameters])
  const { questionId } = values
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
      <MalformedNote names={malformed} />
      {content()}
    </WorkPage>
  )
}
