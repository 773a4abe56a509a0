import type { LoadFailure } from '@console/sub-app'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import styles from './WatchedViewLoading.module.css'

/** The code of the watch did not arrive; the card and the page remain. */
export function WatchedViewFailed({ onRetry }: LoadFailure) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['box']} role="alert">
      {formatMessage({ id: 'monitor.part.failed' })}
      <Button size="small" onClick={onRetry}>
        {formatMessage({ id: 'monitor.part.retry' })}
      </Button>
    </div>
  )
}
