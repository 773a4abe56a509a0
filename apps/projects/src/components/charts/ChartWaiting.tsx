import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'

/** As high as the chart, so that the layout does not shift. */
export function ChartWaiting() {
  const { formatMessage } = useIntl()
  return (
    <div role="status" aria-label={formatMessage({ id: 'ui.loading' })} style={{ height: 320 }}>
      <Skeleton active paragraph={{ rows: 7 }} />
    </div>
  )
}
