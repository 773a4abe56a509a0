/** What the routes load of this folder. */
export { ProjectActionPage as Page } from './ProjectActionPage.tsx'
export { texts } from './texts.ts'
