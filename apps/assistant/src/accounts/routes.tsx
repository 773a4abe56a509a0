import { pageWithTexts } from '../base/page/page-with-texts.ts'

const accounts = async () => import(/* webpackChunkName: "texts-accounts" */ './messages/account-texts.ts')

export const accountsPages = {
  SubscriptionPage: pageWithTexts(
    accounts,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-system-subscription" */ './pages/subscription/SubscriptionPage.tsx'
        )
      ).SubscriptionPage,
  ),
  AccountStatisticPage: pageWithTexts(
    accounts,
    async () =>
      (
        await import(
          /* webpackChunkName: "page-user-manage-statistic" */ './pages/account-statistic/AccountStatisticPage.tsx'
        )
      ).AccountStatisticPage,
  ),
}
