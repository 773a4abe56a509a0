/** What a route loads of this folder. */
export { OfflineDataPage as Page } from './OfflineDataPage.tsx'
export { texts } from './texts.ts'
