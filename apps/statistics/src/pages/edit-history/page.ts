/** The parts of this folder that a route loads. */
export { EditHistoryPage as Page } from './EditHistoryPage.tsx'
export { texts } from './texts.ts'
