/** The parts of this folder that a route loads. */
export { SummaryPage as Page } from './SummaryPage.tsx'
export { texts } from './texts.ts'
