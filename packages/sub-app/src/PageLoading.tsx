import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'

/** Shown while the code of a page loads. */
export function PageLoading() {
  const { formatMessage } = useIntl()
  return (
    <div style={{ padding: 24 }} role="status" aria-label={formatMessage({ id: 'subApp.loading' })}>
      <Skeleton active paragraph={{ rows: 6 }} />
    </div>
  )
}
