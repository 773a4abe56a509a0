import { ApiError } from '@console/sub-app'
import type { TableTotals } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import type { PartQuery } from './part-query.ts'

const NOT_FOUND = 404

/** Says below a table that its totals could not be loaded; nothing with a server that has none. */
export function useTotalsFailure({
  error,
  refetch,
}: Pick<PartQuery<unknown>, 'error' | 'refetch'>): TableTotals | undefined {
  const { formatMessage } = useIntl()
  if (error === null || (error instanceof ApiError && error.status === NOT_FOUND)) return undefined
  return {
    note: (
      <>
        {formatMessage({ id: 'stat.totals.failed' })}{' '}
        <Button type="link" size="small" onClick={() => void refetch()}>
          {formatMessage({ id: 'ui.retry' })}
        </Button>
      </>
    ),
  }
}
