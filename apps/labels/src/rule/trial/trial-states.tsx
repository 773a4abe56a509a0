import type { LoadFailure } from '@console/sub-app'
import { ErrorState } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import styles from './TrialPanel.module.css'

export function TrialLoading() {
  return (
    <div className={styles['panel']}>
      <Skeleton active paragraph={{ rows: 6 }} />
    </div>
  )
}

/** The rule can be edited and saved without its trial. */
export function TrialFailed({ error, onRetry }: LoadFailure) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['panel']}>
      <ErrorState title={formatMessage({ id: 'rule.trial.failed' })} error={error} onRetry={onRetry} />
    </div>
  )
}
