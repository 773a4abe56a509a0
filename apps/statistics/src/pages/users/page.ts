/** What a route loads of this folder. */
export { UsersPage as Page } from './UsersPage.tsx'
export { texts } from './texts.ts'
