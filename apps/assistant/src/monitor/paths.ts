import type { SubAppManifestSource } from '@console/sub-app'

/** Addresses of this domain's pages. */
export const monitorPaths = [
  { path: '/assistant-console/embed/monitor/view', component: 'MonitorViewPage' },
  { path: '/assistant-console/embed/monitor/plan', component: 'MonitorPlanPage' },
  { path: '/assistant-console/embed/monitor/setting', component: 'MonitorSettingPage' },
  { path: '/assistant-console/embed/monitor/salary', component: 'MonitorSalaryPage' },
  { path: '/assistant-console/embed/user-manage/qa-manager', component: 'RaisedHandsPage' },
] as const satisfies SubAppManifestSource['routes']
