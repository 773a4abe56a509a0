import { lazyPart } from '@console/sub-app'
import type { RolloutDialogProps } from '../../form/RolloutDialog.tsx'
import type { VersionDialogProps } from '../../form/VersionDialog.tsx'
import type { UpdateKeyDialogProps } from '../../update-key/UpdateKeyDialog.tsx'

/** The form of a version; its code comes when it is opened. */
export const VersionDialog = lazyPart<VersionDialogProps>(async () => ({
  Page: (await import(/* webpackChunkName: "on-demand-version-form" */ '../../form/VersionDialog.tsx'))
    .VersionDialog,
}))

/** Raising a rollout; its code comes when it is opened. */
export const RolloutDialog = lazyPart<RolloutDialogProps>(async () => ({
  Page: (await import(/* webpackChunkName: "on-demand-version-rollout" */ '../../form/RolloutDialog.tsx'))
    .RolloutDialog,
}))

/** The company's update key; its code comes when it is opened. */
export const UpdateKeyDialog = lazyPart<UpdateKeyDialogProps>(async () => ({
  Page: (await import(/* webpackChunkName: "on-demand-update-key" */ '../../update-key/UpdateKeyDialog.tsx'))
    .UpdateKeyDialog,
}))
