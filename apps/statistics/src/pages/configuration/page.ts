/** The parts of this folder that a route loads. */
export { ConfigurationPage as Page } from './ConfigurationPage.tsx'
export { texts } from './texts.ts'
