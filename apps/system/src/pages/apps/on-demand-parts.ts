import { lazyPart } from '@console/sub-app'
import type { AddVersionDialogProps, RegisterAppDialogProps } from './AppFormDialogs.tsx'
import type { EditAppDialogProps } from './EditAppDialog.tsx'
import type { ReleasesTabProps } from './ReleasesTab.tsx'

/** Loaded when a dialog is opened: the list needs no large form. */
export const RegisterAppDialog = lazyPart<RegisterAppDialogProps>(async () => {
  const { RegisterAppDialog: Page, texts } = await import(
    /* webpackChunkName: "on-demand-app-form" */ './AppFormDialogs.tsx'
  )
  return { Page, texts }
})

export const AddVersionDialog = lazyPart<AddVersionDialogProps>(async () => {
  const { AddVersionDialog: Page, texts } = await import(
    /* webpackChunkName: "on-demand-app-form" */ './AppFormDialogs.tsx'
  )
  return { Page, texts }
})

export const EditAppDialog = lazyPart<EditAppDialogProps>(async () => {
  const { EditAppDialog: Page, texts } = await import(
    /* webpackChunkName: "on-demand-app-form" */ './EditAppDialog.tsx'
  )
  return { Page, texts }
})

/** For people of the platform alone. */
export const ReleasesTab = lazyPart<ReleasesTabProps>(async () => {
  const { ReleasesTab: Page, texts } = await import(
    /* webpackChunkName: "on-demand-releases" */ './ReleasesTab.tsx'
  )
  return { Page, texts }
})
