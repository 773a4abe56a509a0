import { pageWithTexts } from '../base/page/page-with-texts.ts'

const twin = async () => import(/* webpackChunkName: "texts-twin" */ './messages/twin-texts.ts')

export const twinPages = {
  TwinDialogPage: pageWithTexts(
    twin,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-duplicate-dialog-setting" */ './pages/twin-dialog/TwinDialogPage.tsx'
        )
      ).TwinDialogPage,
  ),
  TwinSessionsPage: pageWithTexts(
    twin,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-duplicate-session" */ './pages/twin-sessions/TwinSessionsPage.tsx'
        )
      ).TwinSessionsPage,
  ),
  TwinRecordsPage: pageWithTexts(
    twin,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-duplicate-digital-twin-session" */ './pages/twin-records/TwinRecordsPage.tsx'
        )
      ).TwinRecordsPage,
  ),
}
