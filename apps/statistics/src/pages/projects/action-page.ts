/** Exports of this folder that the routes load. */
export { ProjectActionPage as Page } from './ProjectActionPage.tsx'
export { texts } from './texts.ts'
