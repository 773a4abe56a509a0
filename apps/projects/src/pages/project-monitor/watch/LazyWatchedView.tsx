import { tierPart } from '@console/sub-app'
import { WatchedViewFailed } from './WatchedViewFailed.tsx'
import { WatchedViewLoading } from './WatchedViewLoading.tsx'

/** The code of a watch comes with the first one. */
export const LazyWatchedView = tierPart({
  tier: 'frame',
  load: async () => (await import(/* webpackChunkName: "on-demand-watch" */ './WatchedView.tsx')).WatchedView,
  Loading: WatchedViewLoading,
  Failed: WatchedViewFailed,
})
