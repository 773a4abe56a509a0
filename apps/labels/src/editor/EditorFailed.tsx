import type { LoadFailure } from '@console/sub-app'
import { AppModal, ErrorState } from '@console/ui'
import { useIntl } from 'react-intl'

/** The editor could not be loaded; the list remains. */
export function EditorFailed({ error, onRetry, onClose }: LoadFailure & { onClose: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <AppModal open footer={null} onCancel={onClose}>
      <ErrorState title={formatMessage({ id: 'label.editor.failed' })} error={error} onRetry={onRetry} />
    </AppModal>
  )
}
