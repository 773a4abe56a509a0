/** What a route loads of this folder. */
export { PlanPage as Page } from './PlanPage.tsx'
export { texts } from './texts.ts'
