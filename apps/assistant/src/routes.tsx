import { lazy } from 'react'

export const pages = {
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
