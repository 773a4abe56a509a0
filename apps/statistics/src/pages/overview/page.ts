/** What the routes load of this folder. */
export { OverviewPage as Page } from './OverviewPages.tsx'
export { texts } from './texts.ts'
