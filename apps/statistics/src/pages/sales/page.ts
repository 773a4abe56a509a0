/** The parts of this folder that a route loads. */
export { SalesPage as Page } from './SalesPage.tsx'
export { texts } from './texts.ts'
