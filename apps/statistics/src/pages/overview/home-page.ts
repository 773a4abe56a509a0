/** What the routes load of this folder. */
export { HomeOverviewPage as Page } from './OverviewPages.tsx'
export { texts } from './texts.ts'
