import { lazyPart } from '@console/sub-app'
import type { UpdateKeyDialogProps } from './UpdateKeyDialog.tsx'

/** The company's update key; its code comes when it is opened. */
export const UpdateKeyDialog = lazyPart<UpdateKeyDialogProps>(async () => ({
  Page: (await import(/* webpackChunkName: "on-demand-update-key" */ './UpdateKeyDialog.tsx'))
    .UpdateKeyDialog,
}))
