import { lazyPart } from '@console/sub-app'

/** The versions of a label; their code and texts come when the dialog is opened. */
export const VersionsDialog = lazyPart(
  async () => import(/* webpackChunkName: "on-demand-label-versions" */ './versions-dialog.ts'),
)
