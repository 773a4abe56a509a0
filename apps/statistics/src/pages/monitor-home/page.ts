/** The parts of this folder that a route loads. */
export { MonitorHomePage as Page } from './MonitorHomePage.tsx'
export { texts } from './texts.ts'
