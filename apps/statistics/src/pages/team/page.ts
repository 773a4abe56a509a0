/** The parts of this folder that a route loads. */
export { TeamPage as Page } from './TeamPage.tsx'
export { texts } from './texts.ts'
export { usePrefetchPage as usePrefetch } from './use-prefetch-page.ts'
