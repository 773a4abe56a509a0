import { type LoadFailure, tierPart } from '@console/sub-app'
import { AppModal, ErrorState } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { EDITOR_WIDTH } from './editor-width.ts'

/** The dialog in its final size, so that the layout does not shift when the editor has loaded. */
export function EditorLoading() {
  const { formatMessage } = useIntl()
  return (
    <AppModal
      open
      width={EDITOR_WIDTH}
      fillsPhone
      closable={false}
      footer={null}
      title={formatMessage({ id: 'label.page' })}
    >
      <div role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
        <Skeleton active paragraph={{ rows: 10 }} />
      </div>
    </AppModal>
  )
}

/** The editor could not be loaded; the list remains. */
function EditorFailed({ error, onRetry, onClose }: LoadFailure & { onClose: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <AppModal open footer={null} onCancel={onClose}>
      <ErrorState title={formatMessage({ id: 'label.editor.failed' })} error={error} onRetry={onRetry} />
    </AppModal>
  )
}

/** The editor of a label; its code and the kit's tier `forms` come once it is opened, or a little before. */
export const LabelEditor = tierPart({
  tier: 'forms',
  load: async () =>
    (await import(/* webpackChunkName: "forms-label-config" */ './LabelEditorDialog.tsx')).LabelEditorDialog,
  Loading: EditorLoading,
  Failed: EditorFailed,
})
