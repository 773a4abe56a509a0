import { ErrorState } from '@console/ui'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

type QueriedListProps<Answer> = {
  query: { data: Answer | undefined; error: Error | null; refetch: () => unknown }
  /** Message id of the title where it could not be loaded. */
  failedId: string
  /** Message id of what is loading. */
  loadingId: string
  children: (answer: Answer) => ReactNode
}

/** The person's own list in a dialog: its rows, their outline while they load, or why there are none. */
export function QueriedList<Answer>({ query, failedId, loadingId, children }: QueriedListProps<Answer>) {
  const { formatMessage } = useIntl()
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  if (error !== null) {
    return <ErrorState title={formatMessage({ id: failedId })} error={error} onRetry={() => void refetch()} />
  }
  return (
    <div role="status" aria-label={formatMessage({ id: loadingId })}>
      <Skeleton active paragraph={{ rows: 4 }} />
    </div>
  )
}
