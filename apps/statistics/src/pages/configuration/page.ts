/** What a route loads of this folder. */
export { ConfigurationPage as Page } from './ConfigurationPage.tsx'
export { texts } from './texts.ts'
