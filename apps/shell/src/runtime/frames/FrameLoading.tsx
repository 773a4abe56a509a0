import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import styles from './FramedDocument.module.css'

/** Shown until the framed page is ready. */
export function FrameLoading({ page }: { page: string }) {
  const { formatMessage } = useIntl()
  return (
    <div
      className={styles['loading']}
      role="status"
      aria-label={formatMessage({ id: 'frames.loading' }, { page })}
    >
      <Skeleton active paragraph={{ rows: 6 }} />
    </div>
  )
}
