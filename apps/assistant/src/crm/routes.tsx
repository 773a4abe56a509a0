import { pageWithTexts } from '../base/page/page-with-texts.ts'

const customers = async () => import(/* webpackChunkName: "texts-customers" */ './messages/customer-texts.ts')

export const crmPages = {
  CustomersPage: pageWithTexts(
    customers,
    async () =>
      (await import(/* webpackChunkName: "page-crm-list" */ './pages/customers/CustomersPage.tsx'))
        .CustomersPage,
  ),
}
