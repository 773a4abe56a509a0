/** What the routes load of this folder. */
export { ProjectPerformancePage as Page } from './ProjectPerformancePage.tsx'
export { texts } from './texts.ts'
