/** What the routes load of this folder. */
export { ProjectUserPage as Page } from './ProjectUserPage.tsx'
export { texts } from './texts.ts'
