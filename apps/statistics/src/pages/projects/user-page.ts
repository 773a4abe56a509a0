/** Exports of this folder that the routes load. */
export { ProjectUserPage as Page } from './ProjectUserPage.tsx'
export { texts } from './texts.ts'
