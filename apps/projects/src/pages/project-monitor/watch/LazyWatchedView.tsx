import { type LoadFailure, tierPart, useHost } from '@console/sub-app'
import { Button } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import styles from './WatchedViewLoading.module.css'

/** The delay that lets the page itself load first. */
const PRELOAD_MS = 1000

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

/**
 * Loads the code of a watch and connects before anybody watches: people who open the live page nearly always watch, and
 * would wait for both after the first click.
 */
export function usePreloadedWatch(): void {
  const host = useHost()
  const preload = useEffectEvent(() => {
    LazyWatchedView.preload(host)
    host.services.realtime.open()
  })
  useEffect(() => {
    if (!('RTCPeerConnection' in window)) return undefined
    const timer = setTimeout(() => preload(), PRELOAD_MS)
    return () => clearTimeout(timer)
  }, [])
}
