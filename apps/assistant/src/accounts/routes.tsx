import { lazyPage } from '@console/sub-app'

export const accountsPages = {
  SubscriptionPage: lazyPage(
    () =>
      import(/* webpackChunkName: "page-system-subscription" */ './pages/subscription/SubscriptionPage.tsx'),
  ),
  AccountStatisticPage: lazyPage(
    () =>
      import(
        /* webpackChunkName: "page-user-manage-statistic" */ './pages/account-statistic/AccountStatisticPage.tsx'
      ),
  ),
}
