import { Button } from 'antd'
import { useIntl } from 'react-intl'
import styles from './PastCalls.module.css'

type FailureLineProps = { title: string; reasons: readonly string[]; onRetry?: () => void }

/** Names what failed and why, next to its start. */
export function FailureLine({ title, reasons, onRetry }: FailureLineProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['failure']} role="alert">
      <span>
        <b>{title}</b>
        {reasons.map((reason) => (
          <span key={reason} className="ui-block">
            {reason}
          </span>
        ))}
      </span>
      {onRetry !== undefined && (
        <Button size="small" onClick={onRetry}>
          {formatMessage({ id: 'past.retry' })}
        </Button>
      )}
    </div>
  )
}
