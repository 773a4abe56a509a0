/** Exports of this folder that the routes load. */
export { ProjectPerformancePage as Page } from './ProjectPerformancePage.tsx'
export { texts } from './texts.ts'
