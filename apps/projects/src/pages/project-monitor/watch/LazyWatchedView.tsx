import { tierPart } from '@console/sub-app'
import { WatchedViewFailed } from './WatchedViewFailed.tsx'
import { WatchedViewLoading } from './WatchedViewLoading.tsx'

/** Its code comes a little after the page's; see `usePreloadedWatch`. */
export const LazyWatchedView = tierPart({
  tier: 'frame',
  load: async () =>
    (await import(/* webpackChunkName: "on-demand-watch" */ '@console/domain-ui/watched-view')).WatchedView,
  Loading: WatchedViewLoading,
  Failed: WatchedViewFailed,
})
