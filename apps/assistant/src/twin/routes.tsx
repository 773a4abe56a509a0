import { lazyPage } from '@console/sub-app'

export const twinPages = {
  TwinDialogPage: lazyPage(
    () =>
      import(
        /* webpackChunkName: "page-duplicate-dialog-setting" */ './pages/twin-dialog/TwinDialogPage.tsx'
      ),
  ),
  TwinSessionsPage: lazyPage(
    () =>
      import(/* webpackChunkName: "page-duplicate-session" */ './pages/twin-sessions/TwinSessionsPage.tsx'),
  ),
  TwinRecordsPage: lazyPage(
    () =>
      import(
        /* webpackChunkName: "page-duplicate-digital-twin-session" */ './pages/twin-records/TwinRecordsPage.tsx'
      ),
  ),
}
