import { pageWithTexts } from '../base/page/page-with-texts.ts'

const judgement = async () =>
  import(/* webpackChunkName: "texts-judgement" */ './messages/judgement-texts.ts')
const liveSession = async () =>
  import(/* webpackChunkName: "texts-live-session" */ './messages/live-session-texts.ts')
const offlineRecording = async () =>
  import(/* webpackChunkName: "texts-offline-recording" */ './messages/offline-recording-texts.ts')
const personStatistic = async () =>
  import(/* webpackChunkName: "texts-person-statistic" */ './messages/person-statistic-texts.ts')
const session = async () => import(/* webpackChunkName: "texts-session" */ './messages/session-texts.ts')
const sessionCase = async () =>
  import(/* webpackChunkName: "texts-session-case" */ './messages/session-case-texts.ts')
const sessionList = async () =>
  import(/* webpackChunkName: "texts-session-list" */ './messages/session-list-texts.ts')
const validateSet = async () =>
  import(/* webpackChunkName: "texts-validate-set" */ './messages/validate-set-texts.ts')

export const sessionsPages = {
  SessionListPage: pageWithTexts(
    sessionList,
    async () =>
      (await import(/* webpackChunkName: "page-session-list" */ './pages/session-list/SessionListPage.tsx'))
        .SessionListPage,
  ),
  SessionPage: pageWithTexts(
    session,
    async () =>
      (await import(/* webpackChunkName: "page-session" */ './pages/session/SessionPage.tsx')).SessionPage,
  ),
  LiveSessionPage: pageWithTexts(
    liveSession,
    async () =>
      (await import(/* webpackChunkName: "page-live-session" */ './pages/live-session/LiveSessionPage.tsx'))
        .LiveSessionPage,
  ),
  PersonStatisticPage: pageWithTexts(
    personStatistic,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-person-statistic" */ './pages/person-statistic/PersonStatisticPage.tsx'
        )
      ).PersonStatisticPage,
  ),
  SessionCasePage: pageWithTexts(
    sessionCase,
    async () =>
      (await import(/* webpackChunkName: "page-session-case" */ './pages/session-case/SessionCasePage.tsx'))
        .SessionCasePage,
  ),
  OfflineRecordingPage: pageWithTexts(
    offlineRecording,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-offline-recording" */ './pages/offline-recording/OfflineRecordingPage.tsx'
        )
      ).OfflineRecordingPage,
  ),
  JudgementPage: pageWithTexts(
    judgement,
    async () =>
      (await import(/* webpackChunkName: "page-judgement" */ './pages/judgement/JudgementPage.tsx'))
        .JudgementPage,
  ),
  ValidateSetPage: pageWithTexts(
    validateSet,
    async () =>
      (await import(/* webpackChunkName: "page-validate-set" */ './pages/validate-set/ValidateSetPage.tsx'))
        .ValidateSetPage,
  ),
}
