import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'

/** As high as the chart, so that nothing moves when it comes. */
export function ChartLoading() {
  const { formatMessage } = useIntl()
  return (
    <div role="status" aria-label={formatMessage({ id: 'ui.loading' })} style={{ height: 320 }}>
      <Skeleton active paragraph={{ rows: 7 }} />
    </div>
  )
}
