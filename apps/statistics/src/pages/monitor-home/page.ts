/** What a route loads of this folder. */
export { MonitorHomePage as Page } from './MonitorHomePage.tsx'
export { texts } from './texts.ts'
