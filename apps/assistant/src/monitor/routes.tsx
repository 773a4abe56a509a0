import { pageWithTexts } from '../base/page/page-with-texts.ts'

const hands = async () => import(/* webpackChunkName: "texts-hands" */ './messages/hand-texts.ts')
const monitor = async () => import(/* webpackChunkName: "texts-monitor" */ './messages/monitor-texts.ts')

export const monitorPages = {
  MonitorViewPage: pageWithTexts(
    monitor,
    async () =>
      (await import(/* webpackChunkName: "page-monitor-view" */ './pages/monitor-view/MonitorViewPage.tsx'))
        .MonitorViewPage,
  ),
  MonitorPlanPage: pageWithTexts(
    monitor,
    async () =>
      (await import(/* webpackChunkName: "page-monitor-plan" */ './pages/monitor-plan/MonitorPlanPage.tsx'))
        .MonitorPlanPage,
  ),
  MonitorSettingPage: pageWithTexts(
    monitor,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-monitor-setting" */ './pages/monitor-setting/MonitorSettingPage.tsx'
        )
      ).MonitorSettingPage,
  ),
  MonitorSalaryPage: pageWithTexts(
    monitor,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-monitor-salary" */ './pages/monitor-salary/MonitorSalaryPage.tsx'
        )
      ).MonitorSalaryPage,
  ),
  RaisedHandsPage: pageWithTexts(
    hands,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-user-manage-qa-manager" */ './pages/raised-hands/RaisedHandsPage.tsx'
        )
      ).RaisedHandsPage,
  ),
}
