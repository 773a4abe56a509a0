import { ErrorState } from '@console/ui'
import { Spin } from 'antd'
import { useIntl } from 'react-intl'

export function CorrectionLoading() {
  return <Spin />
}

export function CorrectionFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { formatMessage } = useIntl()
  return <ErrorState title={formatMessage({ id: 'schedule.failed' })} error={error} onRetry={onRetry} />
}
