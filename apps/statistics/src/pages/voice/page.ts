/** The parts of this folder that a route loads. */
export { VoicePage as Page } from './VoicePage.tsx'
export { texts } from './texts.ts'
export { usePrefetchPage as usePrefetch } from './use-prefetch-page.ts'
