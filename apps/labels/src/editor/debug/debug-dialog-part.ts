import { lazyPart } from '@console/sub-app'

/** The simulated conversation; its code comes when Verify is clicked. */
export const DebugDialog = lazyPart(async () => ({
  Page: (await import(/* webpackChunkName: "on-demand-label-debug" */ './DebugDialog.tsx')).DebugDialog,
}))
