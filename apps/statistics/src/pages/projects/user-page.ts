/** What the routes load of this folder. */
export { ProjectUserPage as Page } from './ProjectPages.tsx'
export { texts } from './texts.ts'
