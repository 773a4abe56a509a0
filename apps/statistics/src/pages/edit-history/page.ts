/** What a route loads of this folder. */
export { EditHistoryPage as Page } from './EditHistoryPage.tsx'
export { texts } from './texts.ts'
