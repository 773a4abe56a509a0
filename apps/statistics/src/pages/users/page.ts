/** The parts of this folder that a route loads. */
export { UsersPage as Page } from './UsersPage.tsx'
export { texts } from './texts.ts'
