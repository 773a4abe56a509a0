/** What a route loads of this folder. */
export { SummaryPage as Page } from './SummaryPage.tsx'
export { texts } from './texts.ts'
