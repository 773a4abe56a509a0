import { AppModal } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'

type RefusedDialogProps = {
  title: string
  /** Id of the text that says why it cannot be done. */
  reasonId: string
  onClose: () => void
}

/** In the place of a form that this person, or this moment, does not allow. */
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
