import type { SubAppManifestSource } from '@console/sub-app'

/** The pages that work with data, laid out as a sub-app is; `work.tsx` shows them, in frames and by themselves. */
export const manifest = {
  module: 'assistant',
  routerBase: ['/assistant-console'],
  routes: [
    { path: '/assistant-console/embed/monitor/view', component: 'MonitorViewPage' },
    { path: '/assistant-console/embed/monitor/plan', component: 'MonitorPlanPage' },
    { path: '/assistant-console/embed/monitor/setting', component: 'MonitorSettingPage' },
    { path: '/assistant-console/embed/monitor/salary', component: 'MonitorSalaryPage' },
  ],
  tiers: ['core', 'frame', 'data'],
} as const satisfies SubAppManifestSource
