/** What the routes load of this folder. */
export { ProjectActionPage as Page } from './ProjectPages.tsx'
export { texts } from './texts.ts'
