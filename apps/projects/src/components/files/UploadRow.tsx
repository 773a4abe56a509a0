import { Icon, IconButton } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import type { Upload } from './upload-queue.ts'
import styles from './UploadList.module.css'

type UploadRowProps = {
  name: string
  /** Absent once it is uploaded. */
  upload?: Upload
  onRetry?: () => void
  onRemove: () => void
}

/** One file of a form: its progress, its failure, or that it is uploaded. */
export function UploadRow({ name, upload, onRetry, onRemove }: UploadRowProps) {
  const { formatMessage, formatNumber } = useIntl()
  const state = upload?.state ?? 'arrived'
  const share = upload?.share ?? 1
  const isOnItsWay = state === 'waiting' || state === 'sending'
  return (
    <div className={styles['row']} data-state={state}>
      <Icon name={state === 'arrived' ? 'check' : state === 'failed' ? 'warning' : 'page'} />
      <span className={styles['name']} dir="auto">
        {name}
      </span>
      <span className={styles['state']}>
        {state === 'sending'
          ? formatNumber(share, { style: 'percent', maximumFractionDigits: 0 })
          : formatMessage({ id: `files.state.${state}` })}
      </span>
      <span className={styles['tools']}>
        {state === 'failed' && (
          <Button
            type="link"
            size="small"
            aria-label={formatMessage({ id: 'files.retryOf' }, { name })}
            onClick={onRetry}
          >
            {formatMessage({ id: 'files.retry' })}
          </Button>
        )}
        <IconButton
          icon="close"
          label={formatMessage({ id: isOnItsWay ? 'files.cancelOf' : 'files.removeOf' }, { name })}
          onClick={onRemove}
        />
      </span>
      {state === 'failed' && upload?.reason != null && (
        <span className={styles['reason']} role="alert">
          {upload.reason}
        </span>
      )}
      {isOnItsWay && (
        <span
          className={styles['bar']}
          role="progressbar"
          aria-label={formatMessage({ id: 'files.progressOf' }, { name })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
        >
          <span className={styles['done']} style={{ width: `${share * 100}%` }} />
        </span>
      )}
    </div>
  )
}
