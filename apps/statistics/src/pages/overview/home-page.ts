/** What the routes load of this folder. */
export { HomeOverviewPage as Page } from './OverviewPages.tsx'
export { HomePrefetch as Prefetch } from './prefetch.ts'
export { texts } from './texts.ts'
