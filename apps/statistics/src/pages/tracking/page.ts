/** The parts of this folder that a route loads. */
export { TrackPage as Page } from './TrackPage.tsx'
export { texts } from './texts.ts'
