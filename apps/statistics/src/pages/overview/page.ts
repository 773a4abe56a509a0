/** Exports of this folder that the routes load. */
export { OverviewPage as Page } from './OverviewPages.tsx'
export { texts } from './texts.ts'
