/** What the routes load of this folder. */
export { HomeOverviewPage, OverviewPage } from './OverviewPages.tsx'
export { texts } from './texts.ts'
