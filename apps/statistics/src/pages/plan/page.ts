/** The parts of this folder that a route loads. */
export { PlanPage as Page } from './PlanPage.tsx'
export { texts } from './texts.ts'
