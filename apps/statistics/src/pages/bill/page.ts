/** What a route loads of this folder. */
export { BillPage as Page } from './BillPage.tsx'
export { texts } from './texts.ts'
export { usePrefetchPage as usePrefetch } from './use-prefetch-page.ts'
