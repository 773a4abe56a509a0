import { ApiError, failureText } from '@console/sub-app'
import { EmptyState } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'

const NOT_FOUND = 404

/** True if the address names something that does not exist. */
export function isUnknown(error: Error | null): error is ApiError {
  return error instanceof ApiError && error.status === NOT_FOUND
}

/** The address names a business, a rule or a person that does not exist. */
export function UnknownFilter({ error, onReset }: { error: ApiError; onReset: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      title={formatMessage({ id: 'sessions.unknown' })}
      action={<Button onClick={onReset}>{formatMessage({ id: 'sessions.showAll' })}</Button>}
    >
      {failureText(error)}
    </EmptyState>
  )
}
