import { lazyPage } from '@console/sub-app'

export const sessionsPages = {
  SessionListPage: lazyPage(
    () => import(/* webpackChunkName: "page-session-list" */ './pages/session-list/SessionListPage.tsx'),
  ),
  SessionPage: lazyPage(
    () => import(/* webpackChunkName: "page-session" */ './pages/session/SessionPage.tsx'),
  ),
  LiveSessionPage: lazyPage(
    () => import(/* webpackChunkName: "page-live-session" */ './pages/live-session/LiveSessionPage.tsx'),
  ),
  PersonStatisticPage: lazyPage(
    () =>
      import(
        /* webpackChunkName: "page-person-statistic" */ './pages/person-statistic/PersonStatisticPage.tsx'
      ),
  ),
  SessionCasePage: lazyPage(
    () => import(/* webpackChunkName: "page-session-case" */ './pages/session-case/SessionCasePage.tsx'),
  ),
  OfflineRecordingPage: lazyPage(
    () =>
      import(
        /* webpackChunkName: "page-offline-recording" */ './pages/offline-recording/OfflineRecordingPage.tsx'
      ),
  ),
  JudgementPage: lazyPage(
    () => import(/* webpackChunkName: "page-judgement" */ './pages/judgement/JudgementPage.tsx'),
  ),
  ValidateSetPage: lazyPage(
    () => import(/* webpackChunkName: "page-validate-set" */ './pages/validate-set/ValidateSetPage.tsx'),
  ),
}
