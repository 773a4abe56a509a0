import { lazyPart } from '@console/sub-app'
import type { VersionDialogProps } from './VersionDialog.tsx'

/** The form of a version; its code comes when it is opened. */
export const VersionDialog = lazyPart<VersionDialogProps>(async () => ({
  Page: (await import(/* webpackChunkName: "on-demand-version-form" */ './VersionDialog.tsx')).VersionDialog,
}))
