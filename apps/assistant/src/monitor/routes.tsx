import { lazyPage } from '@console/sub-app'

export const monitorPages = {
  MonitorViewPage: lazyPage(
    () => import(/* webpackChunkName: "page-monitor-view" */ './pages/monitor-view/MonitorViewPage.tsx'),
  ),
  MonitorPlanPage: lazyPage(
    () => import(/* webpackChunkName: "page-monitor-plan" */ './pages/monitor-plan/MonitorPlanPage.tsx'),
  ),
  MonitorSettingPage: lazyPage(
    () =>
      import(/* webpackChunkName: "page-monitor-setting" */ './pages/monitor-setting/MonitorSettingPage.tsx'),
  ),
  MonitorSalaryPage: lazyPage(
    () =>
      import(/* webpackChunkName: "page-monitor-salary" */ './pages/monitor-salary/MonitorSalaryPage.tsx'),
  ),
  RaisedHandsPage: lazyPage(
    () =>
      import(
        /* webpackChunkName: "page-user-manage-qa-manager" */ './pages/raised-hands/RaisedHandsPage.tsx'
      ),
  ),
}
