/** What the routes load of this folder. */
export { ProjectActionPage, ProjectPerformancePage, ProjectUserPage } from './ProjectPages.tsx'
export { texts } from './texts.ts'
