import type { SubAppManifestSource } from '@console/sub-app'

/** The console's page with all judgements. */
export const VALIDATION_PAGE = '/console/session/validate'

/** Addresses of this domain's pages. */
export const sessionsPaths = [
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
] as const satisfies SubAppManifestSource['routes']
