import { ApiError } from '@console/sub-app'
import { EmptyState, ErrorState } from '@console/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

type Query<Answer> = {
  data: Answer | undefined
  error: Error | null
  refetch: () => unknown
}

type CardBodyProps<Answer> = {
  query: Query<Answer>
  isEmpty: (answer: Answer) => boolean
  loading: ReactNode
  failed: string
  empty: { title: string; text: string }
  children: (answer: Answer) => ReactNode
}

/**
 * The contents of one card. What the server refuses with a code, or has nothing of, is an empty placeholder; a call that
 * failed says so and can be tried again. The other cards stay as they are (MON-017).
 */
export function CardBody<Answer>({
  query,
  isEmpty,
  loading,
  failed,
  empty,
  children,
}: CardBodyProps<Answer>) {
  const { formatMessage } = useIntl()
  const { data, error } = query
  const isRefused = error instanceof ApiError && error.kind === 'refusal'
  if (isRefused || (data !== undefined && isEmpty(data))) {
    return <EmptyState title={empty.title}>{empty.text}</EmptyState>
  }
  if (data !== undefined) return children(data)
  if (error === null) return loading
  return (
    <ErrorState
      title={failed}
      error={error}
      preserved={formatMessage({ id: 'stat.chart.othersUnchanged' })}
      onRetry={() => void query.refetch()}
    />
  )
}
