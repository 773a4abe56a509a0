/** The parts of this folder that a route loads. */
export { MonitoringPage as Page } from './MonitoringPage.tsx'
export { texts } from './texts.ts'
