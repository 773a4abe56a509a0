/** What a route loads of this folder. */
export { TrackPage as Page } from './TrackPage.tsx'
export { texts } from './texts.ts'
