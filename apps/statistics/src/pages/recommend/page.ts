/** The parts of this folder that a route loads. */
export { RecommendPage as Page } from './RecommendPage.tsx'
export { texts } from './texts.ts'
