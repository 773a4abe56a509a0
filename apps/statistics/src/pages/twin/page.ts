/** The parts of this folder that a route loads. */
export { TwinPage as Page } from './TwinPage.tsx'
export { texts } from './texts.ts'
