/** The parts of this folder that a route loads. */
export { QualityPage as Page } from './QualityPage.tsx'
export { texts } from './texts.ts'
