import { lazyPart } from '@console/sub-app'
import type { RolloutDialogProps } from './RolloutDialog.tsx'

/** Raising a rollout; its code comes when it is opened. */
export const RolloutDialog = lazyPart<RolloutDialogProps>(async () => ({
  Page: (await import(/* webpackChunkName: "on-demand-version-rollout" */ './RolloutDialog.tsx'))
    .RolloutDialog,
}))
