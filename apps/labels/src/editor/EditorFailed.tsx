import type { LoadFailure } from '@console/sub-app'
import { AppModal, ErrorState } from '@console/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'

/** The editor could not be loaded; the list remains. */
export function EditorFailed({ error, onRetry }: LoadFailure) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(true)
  return (
    <AppModal open={isOpen} footer={null} onCancel={() => setOpen(false)}>
      <ErrorState title={formatMessage({ id: 'label.editor.failed' })} error={error} onRetry={onRetry} />
    </AppModal>
  )
}
