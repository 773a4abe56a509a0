import { type LoadFailure, tierPart } from '@console/sub-app'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import styles from './WatchedViewLoading.module.css'

/** The watched view, whose code loads a little after the page's; see `usePreloadedWatch`. */
export const LazyWatchedView = tierPart({
  tier: 'frame',
  load: async () =>
    (await import(/* webpackChunkName: "on-demand-watch" */ '@console/domain-ui/watched-view')).WatchedView,
  Loading: WatchedViewLoading,
  Failed: WatchedViewFailed,
})

function WatchedViewLoading() {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['box']} role="status">
      {formatMessage({ id: 'watch.state.connecting' })}
    </div>
  )
}

/** The code of the watch did not arrive; the card and the page remain. */
function WatchedViewFailed({ onRetry }: LoadFailure) {
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
