import { lazyPage } from '@console/sub-app'

export const crmPages = {
  CustomersPage: lazyPage(
    () => import(/* webpackChunkName: "page-crm-list" */ './pages/customers/CustomersPage.tsx'),
  ),
}
