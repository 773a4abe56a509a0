/** What the routes load of this folder. */
export { OverviewPage as Page } from './OverviewPages.tsx'
export { OverviewPrefetch as Prefetch } from './prefetch.ts'
export { texts } from './texts.ts'
