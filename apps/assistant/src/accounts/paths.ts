import type { SubAppManifestSource } from '@console/sub-app'

/** Addresses of this domain's pages. */
export const accountsPaths = [
  { path: '/assistant-console/embed/system/subscription', component: 'SubscriptionPage' },
  { path: '/assistant-console/embed/user-manage/statistic', component: 'AccountStatisticPage' },
] as const satisfies SubAppManifestSource['routes']
