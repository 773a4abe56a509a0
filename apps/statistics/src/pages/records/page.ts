/** The parts of this folder that a route loads. */
export { RecordPage as Page } from './RecordPage.tsx'
export { texts } from './texts.ts'
