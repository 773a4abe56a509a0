/** What a route loads of this folder. */
export { QualityPage as Page } from './QualityPage.tsx'
export { texts } from './texts.ts'
