import { lazyPart } from '@console/sub-app'

/** Loaded when a dialog is opened: the list needs no form. */
export const NewPersonDialog = lazyPart(async () => {
  const [dialog, { texts }] = await Promise.all([
    import(/* webpackChunkName: "on-demand-person" */ '../../components/person/NewPersonDialog.tsx'),
    import(/* webpackChunkName: "on-demand-person" */ './person-texts.ts'),
  ])
  return { Page: dialog.NewPersonDialog, texts }
})

export const BulkDialog = lazyPart(async () => {
  const [dialog, { texts }] = await Promise.all([
    import(/* webpackChunkName: "on-demand-person" */ './BulkDialog.tsx'),
    import(/* webpackChunkName: "on-demand-person" */ './person-texts.ts'),
  ])
  return { Page: dialog.BulkDialog, texts }
})
