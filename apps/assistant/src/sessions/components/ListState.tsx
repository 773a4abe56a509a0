import { ApiError, failureText } from '@console/sub-app'
import { EmptyState, ErrorState } from '@console/ui'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

type ListStateProps = {
  query: { error: Error | null; refetch: () => unknown }
  total: number | undefined
  failed: string
  empty: string
  hint: string
  onReset: () => void
  /** The action of the empty state. */
  action?: ReactNode
}

/** The states shown instead of a list's rows: failed, unknown ids in the address, or empty. */
export function ListState({ query, total = 0, failed, empty, hint, onReset, action }: ListStateProps) {
  const { formatMessage } = useIntl()
  const { error, refetch } = query
  const showAll = <Button onClick={onReset}>{formatMessage({ id: 'sessions.showAll' })}</Button>
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState title={formatMessage({ id: 'sessions.unknown' })} action={showAll}>
        {failureText(error)}
      </EmptyState>
    )
  }
  if (error !== null) return <ErrorState title={failed} error={error} onRetry={() => void refetch()} />
  if (total > 0) return <EmptyState title={formatMessage({ id: 'sessions.pageEmpty' })} action={showAll} />
  return (
    <EmptyState title={empty} action={action}>
      {hint}
    </EmptyState>
  )
}
