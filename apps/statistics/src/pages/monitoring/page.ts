/** What a route loads of this folder. */
export { MonitoringPage as Page } from './MonitoringPage.tsx'
export { texts } from './texts.ts'
