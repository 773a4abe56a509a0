/** The parts of this folder that a route loads. */
export { PersonPage as Page } from './PersonPage.tsx'
export { texts } from './texts.ts'
