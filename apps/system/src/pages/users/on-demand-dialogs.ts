import { lazyPart } from '@console/sub-app'

/** Loaded when a dialog is opened: the list needs no form. */
export const NewPersonDialog = lazyPart(async () => {
  const { NewPersonDialog, texts } = await import(
    /* webpackChunkName: "on-demand-person" */ '../../components/person/NewPersonDialog.tsx'
  )
  return { Page: NewPersonDialog, texts }
})

export const BulkDialog = lazyPart(async () => {
  const { BulkDialog, texts } = await import(/* webpackChunkName: "on-demand-person" */ './BulkDialog.tsx')
  return { Page: BulkDialog, texts }
})
