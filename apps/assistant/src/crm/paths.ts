import type { SubAppManifestSource } from '@console/sub-app'

/** Addresses of this domain's pages. */
export const crmPaths = [
  { path: '/assistant-console/embed/crm/list', component: 'CustomersPage' },
] as const satisfies SubAppManifestSource['routes']
