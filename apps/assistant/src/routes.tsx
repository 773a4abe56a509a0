import { lazy } from 'react'

export const pages = {
  SessionListPage: lazy(async () => ({
    default: (
      await import(/* webpackChunkName: "page-session-list" */ './pages/session-list/SessionListPage.tsx')
    ).SessionListPage,
  })),
  SessionPage: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-session" */ './pages/session/SessionPage.tsx'))
      .SessionPage,
  })),
  LiveSessionPage: lazy(async () => ({
    default: (
      await import(/* webpackChunkName: "page-live-session" */ './pages/live-session/LiveSessionPage.tsx')
    ).LiveSessionPage,
  })),
  PersonStatisticPage: lazy(async () => ({
    default: (
      await import(
        /* webpackChunkName: "page-person-statistic" */ './pages/person-statistic/PersonStatisticPage.tsx'
      )
    ).PersonStatisticPage,
  })),
  SessionCasePage: lazy(async () => ({
    default: (
      await import(/* webpackChunkName: "page-session-case" */ './pages/session-case/SessionCasePage.tsx')
    ).SessionCasePage,
  })),
  OfflineRecordingPage: lazy(async () => ({
    default: (
      await import(
        /* webpackChunkName: "page-offline-recording" */ './pages/offline-recording/OfflineRecordingPage.tsx'
      )
    ).OfflineRecordingPage,
  })),
  JudgementPage: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-judgement" */ './pages/judgement/JudgementPage.tsx'))
      .JudgementPage,
  })),
  ValidateSetPage: lazy(async () => ({
    default: (
      await import(/* webpackChunkName: "page-validate-set" */ './pages/validate-set/ValidateSetPage.tsx')
    ).ValidateSetPage,
  })),
  MonitorViewPage: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-monitor-view" */ './pages/monitor/MonitorViewPage.tsx'))
      .MonitorViewPage,
  })),
  MonitorPlanPage: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-monitor-plan" */ './pages/monitor/MonitorPlanPage.tsx'))
      .MonitorPlanPage,
  })),
  MonitorSettingPage: lazy(async () => ({
    default: (
      await import(/* webpackChunkName: "page-monitor-setting" */ './pages/monitor/MonitorSettingPage.tsx')
    ).MonitorSettingPage,
  })),
  MonitorSalaryPage: lazy(async () => ({
    default: (
      await import(/* webpackChunkName: "page-monitor-salary" */ './pages/monitor/MonitorSalaryPage.tsx')
    ).MonitorSalaryPage,
  })),
}
