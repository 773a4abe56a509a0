/** The parts of this folder that a route loads. */
export { LabelPage as Page } from './LabelPage.tsx'
export { texts } from './texts.ts'
export { usePrefetchPage as usePrefetch } from './use-prefetch-page.ts'
