/** What a route loads of this folder. */
export { PersonPage as Page } from './PersonPage.tsx'
export { texts } from './texts.ts'
