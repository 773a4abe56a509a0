/** What a route loads of this folder. */
export { SalesPage as Page } from './SalesPage.tsx'
export { texts } from './texts.ts'
