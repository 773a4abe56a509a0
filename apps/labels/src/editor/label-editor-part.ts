import { tierPart } from '@console/sub-app'
import { EditorFailed } from './EditorFailed.tsx'
import { EditorLoading } from './EditorLoading.tsx'

/** The editor of a label; its code and the kit's tier `forms` come once it is opened, or a little before. */
export const LabelEditor = tierPart({
  tier: 'forms',
  load: async () =>
    (await import(/* webpackChunkName: "forms-label-config" */ './LabelEditorDialog.tsx')).LabelEditorDialog,
  Loading: EditorLoading,
  Failed: EditorFailed,
})
