/** The parts of this folder that a route loads. */
export { OfflineDataPage as Page } from './OfflineDataPage.tsx'
export { texts } from './texts.ts'
