import type { LoadFailure } from '@console/sub-app'
import { ErrorState } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'

export function CorrectionLoading() {
  return <Skeleton active paragraph={{ rows: 4 }} />
}

export function CorrectionFailed({ error, onRetry }: LoadFailure) {
  const { formatMessage } = useIntl()
  return <ErrorState title={formatMessage({ id: 'schedule.failed' })} error={error} onRetry={onRetry} />
}
