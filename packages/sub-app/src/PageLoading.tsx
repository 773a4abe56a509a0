import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'

/** While a page's own code is on its way. */
export function PageLoading() {
  const { formatMessage } = useIntl()
  return (
    <div style={{ padding: 24 }} role="status" aria-label={formatMessage({ id: 'subApp.loading' })}>
      <Skeleton active paragraph={{ rows: 6 }} />
    </div>
  )
}
