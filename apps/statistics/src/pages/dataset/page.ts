/** The parts of this folder that a route loads. */
export { DatasetPage as Page } from './DatasetPage.tsx'
export { texts } from './texts.ts'
export { usePrefetchPage as usePrefetch } from './use-prefetch-page.ts'
