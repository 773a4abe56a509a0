/** What the routes load of this folder. */
export { ProjectPerformancePage as Page } from './ProjectPages.tsx'
export { texts } from './texts.ts'
