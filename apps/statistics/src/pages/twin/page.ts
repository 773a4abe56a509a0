/** What a route loads of this folder. */
export { TwinPage as Page } from './TwinPage.tsx'
export { texts } from './texts.ts'
