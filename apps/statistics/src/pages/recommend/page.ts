/** What a route loads of this folder. */
export { RecommendPage as Page } from './RecommendPage.tsx'
export { texts } from './texts.ts'
