/** What a route loads of this folder. */
export { RecordPage as Page } from './RecordPage.tsx'
export { texts } from './texts.ts'
