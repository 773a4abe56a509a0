/** What a route loads of this folder. */
export { QualityPage as Page } from './QualityPage.tsx'
export { Prefetch } from './prefetch.ts'
export { texts } from './texts.ts'
