import type { SubAppManifestSource } from '@console/sub-app'

/** The pages that work with data, laid out as a sub-app is; `work.tsx` shows them, in frames and by themselves. */
export const manifest = {
  module: 'assistant',
  routerBase: ['/assistant-console'],
  routes: [
    { path: '/assistant-console/session', component: 'SessionListPage' },
    { path: '/assistant-console/session/live', component: 'LiveSessionPage' },
    { path: '/assistant-console/session/:sessionId', component: 'SessionPage' },
    { path: '/assistant-console/embed/session/session', component: 'SessionListPage' },
    { path: '/assistant-console/embed/data/session', component: 'SessionListPage' },
    { path: '/assistant-console/embed/project/session', component: 'SessionListPage' },
    { path: '/assistant-console/statistic', component: 'PersonStatisticPage' },
    { path: '/assistant-console/embed/session/case', component: 'SessionCasePage' },
    { path: '/assistant-console/embed/session/offline', component: 'OfflineRecordingPage' },
    { path: '/assistant-console/embed/session/validate', component: 'JudgementPage' },
    { path: '/assistant-console/validate-set/edit', component: 'ValidateSetPage' },
    { path: '/assistant-console/embed/monitor/view', component: 'MonitorViewPage' },
    { path: '/assistant-console/embed/monitor/plan', component: 'MonitorPlanPage' },
    { path: '/assistant-console/embed/monitor/setting', component: 'MonitorSettingPage' },
    { path: '/assistant-console/embed/monitor/salary', component: 'MonitorSalaryPage' },
  ],
  tiers: ['core', 'frame', 'data'],
} as const satisfies SubAppManifestSource
