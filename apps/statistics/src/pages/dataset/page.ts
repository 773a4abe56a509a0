/** What a route loads of this folder. */
export { DatasetPage as Page } from './DatasetPage.tsx'
export { texts } from './texts.ts'
export { usePrefetchPage as usePrefetch } from './use-prefetch-page.ts'
