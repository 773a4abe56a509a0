import { AppModal } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'

type RefusedDialogProps = {
  title: string
  /** Message id of the reason. */
  reasonId: string
  onClose: () => void
}

/** Replaces a form that the user, or the state of the project, does not allow. */
export function RefusedDialog({ title, reasonId, onClose }: RefusedDialogProps) {
  const { formatMessage } = useIntl()
  return (
    <AppModal
      open
      title={title}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{formatMessage({ id: 'ui.close' })}</Button>}
    >
      <p role="alert">{formatMessage({ id: reasonId })}</p>
    </AppModal>
  )
}
