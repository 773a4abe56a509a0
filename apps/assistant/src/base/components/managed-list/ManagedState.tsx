import { EmptyState, ErrorState } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { NEW_RECORD, type useManagedSearch } from './managed-search.ts'

type ManagedStateProps = {
  texts: string
  list: {
    rows: { data: { total: number } | undefined; error: Error | null; refetch: () => Promise<unknown> }
    create: unknown
  }
  search: ReturnType<typeof useManagedSearch>
}

/** The states shown instead of rows: a failure, a page beyond the last, filtered to empty, empty. */
export function ManagedState({ texts, list: { rows, create }, search }: ManagedStateProps) {
  const { formatMessage } = useIntl()
  if (rows.data === undefined) {
    return (
      <ErrorState
        title={formatMessage({ id: `${texts}.failed` })}
        error={rows.error ?? { message: '' }}
        onRetry={() => void rows.refetch()}
      />
    )
  }
  if (rows.data.total > 0) {
    return (
      <EmptyState
        title={formatMessage({ id: 'managed.pageEmpty' })}
        action={
          <Button onClick={() => search.setPage(1)}>{formatMessage({ id: 'managed.firstPage' })}</Button>
        }
      />
    )
  }
  const names = Object.keys(search.chosen)
  if (names.some((name) => search.chosen[name] !== null)) {
    return (
      <EmptyState
        title={formatMessage({ id: `${texts}.filteredEmpty` })}
        action={
          <Button onClick={() => search.setChosen(Object.fromEntries(names.map((name) => [name, null])))}>
            {formatMessage({ id: 'ui.reset' })}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      title={formatMessage({ id: `${texts}.empty` })}
      {...(create === undefined
        ? {}
        : {
            action: (
              <Button onClick={() => search.setOpen(NEW_RECORD)}>
                {formatMessage({ id: `${texts}.add` })}
              </Button>
            ),
          })}
    >
      {formatMessage({ id: `${texts}.emptyText` })}
    </EmptyState>
  )
}
