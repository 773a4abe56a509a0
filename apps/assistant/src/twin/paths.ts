import type { SubAppManifestSource } from '@console/sub-app'

/** Addresses of this domain's pages. */
export const twinPaths = [
  { path: '/assistant-console/embed/duplicate/dialog_setting', component: 'TwinDialogPage' },
  { path: '/assistant-console/embed/duplicate/session', component: 'TwinSessionsPage' },
  { path: '/assistant-console/embed/duplicate/digital_twin_session', component: 'TwinRecordsPage' },
] as const satisfies SubAppManifestSource['routes']
