import type { credential, DataOf } from '@console/contracts'
import { EmptyState, ErrorState } from '@console/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

type ClientsStateProps = {
  clients: UseQueryResult<DataOf<typeof credential.list>>
  /** Creates the first client. */
  action: ReactNode
  onFirstPage: () => void
}

/** Shown instead of rows: the state of the list, with its action. */
export function ClientsState({ clients, action, onFirstPage }: ClientsStateProps) {
  const { formatMessage } = useIntl()
  if (clients.data === undefined) {
    return (
      <ErrorState
        title={formatMessage({ id: 'credentials.failed' })}
        error={clients.error ?? { message: '' }}
        onRetry={() => void clients.refetch()}
      />
    )
  }
  if (clients.data.total > 0) {
    return (
      <EmptyState
        title={formatMessage({ id: 'credentials.pageEmpty' })}
        action={<Button onClick={onFirstPage}>{formatMessage({ id: 'credentials.firstPage' })}</Button>}
      />
    )
  }
  return (
    <EmptyState title={formatMessage({ id: 'credentials.empty' })} action={action}>
      {formatMessage({ id: 'credentials.empty.text' })}
    </EmptyState>
  )
}
