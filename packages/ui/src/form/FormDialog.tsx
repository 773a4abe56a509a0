import { Button, type ModalProps } from 'antd'
import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { AppModal } from '../dialog/AppModal.tsx'
import type { FormState } from './form-state.ts'
import { FormBody } from './FormBody.tsx'

type FormDialogProps = {
  title: string
  /** Without `footer`. */
  okText?: string
  cancelText?: string
  /** A plain button before the main one, which sends the form as well. */
  otherOk?: { text: string; onClick: () => void }
  /** Called by the main button, to note which of the two sends; Enter sends with the plain one. */
  onOkClick?: () => void
  form: FormState
  /** Shows a red button: the form removes something. */
  isDestructive?: boolean
  /** There is nothing to send, or it cannot be sent now. */
  isOkDisabled?: boolean
  /** The dialog stays open while the form is sent, because the outcome is shown in it. */
  staysWhileSending?: boolean
  width?: number
  /** For long forms: the whole window of a phone. */
  fillsPhone?: boolean
  /** False: the first field does not take the focus when the dialog opens. */
  focusesFirst?: boolean
  /** False while it closes; then `afterClose` follows. */
  isOpen?: boolean
  afterClose?: () => void
  /** Other buttons than one to send and one to cancel. */
  footer?: ReactNode
  children: ReactNode
  onClose: () => void
}

/** A dialog with a form. A failure is shown above the buttons, and the input is preserved. */
export function FormDialog(props: FormDialogProps) {
  const { title, form, children, onClose, isDestructive = false, isOkDisabled = false } = props
  const { staysWhileSending = false, width, fillsPhone = false, focusesFirst = true } = props
  const { isOpen = true, afterClose, footer, otherOk, onOkClick } = props
  const { formatMessage } = useIntl()
  const id = useId()
  const isLocked = staysWhileSending && form.isSending
  const optional: ModalProps = {
    ...(props.okText === undefined ? {} : { okText: props.okText }),
    ...(width === undefined ? {} : { width }),
    ...(afterClose === undefined ? {} : { afterClose }),
    ...(footer === undefined ? {} : { footer }),
    ...(otherOk === undefined ? {} : { footer: footerWith(otherOk) }),
  }
  function footerWith({ text, onClick }: NonNullable<FormDialogProps['otherOk']>): ModalProps['footer'] {
    return (_buttons, { CancelBtn, OkBtn }) => (
      <>
        <CancelBtn />
        <Button htmlType="submit" form={id} disabled={isOkDisabled || form.isSending} onClick={onClick}>
          {text}
        </Button>
        <OkBtn />
      </>
    )
  }
  return (
    <AppModal
      open={isOpen}
      title={title}
      cancelText={props.cancelText ?? formatMessage({ id: 'ui.cancel' })}
      okButtonProps={{
        htmlType: 'submit',
        form: id,
        danger: isDestructive,
        disabled: isOkDisabled,
        ...(onOkClick === undefined ? {} : { onClick: onOkClick }),
      }}
      confirmLoading={form.isSending}
      onCancel={onClose}
      // Escape and the cross may be a slip: what was typed comes back with the form.
      cancelButtonProps={{ onClick: form.draft.discard, disabled: isLocked }}
      closable={!isLocked}
      keyboard={!isLocked}
      fillsPhone={fillsPhone}
      {...optional}
    >
      <FormBody id={id} form={form} focusesFirst={focusesFirst}>
        {children}
      </FormBody>
    </AppModal>
  )
}
