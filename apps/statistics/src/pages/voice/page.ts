/** What a route loads of this folder. */
export { VoicePage as Page } from './VoicePage.tsx'
export { texts } from './texts.ts'
export { usePrefetchPage as usePrefetch } from './use-prefetch-page.ts'
