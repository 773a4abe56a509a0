/** The parts of this folder that a route loads. */
export { BillPage as Page } from './BillPage.tsx'
export { texts } from './texts.ts'
export { usePrefetchPage as usePrefetch } from './use-prefetch-page.ts'
