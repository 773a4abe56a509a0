import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useIntl } from 'react-intl'
import styles from './FormDialog.module.css'
import { AppModal } from '../dialog/AppModal.tsx'
import { DraftNotice } from '../draft-notice/DraftNotice.tsx'
import { FormNotices, type FormTrouble } from './FormNotices.tsx'

/** Marks an invalid control; antd's pickers do not set aria-invalid. */
const WRONG = '[aria-invalid="true"], .ant-picker-status-error input'

type FormDialogProps = {
  title: string
  okText: string
  form: FormTrouble & {
    isSending: boolean
    /** `timezone` is the company's, for the time of a draft. */
    draft: { keptAt: number | null; timezone: string; discard: () => void }
    submit: (event: SubmitEvent<HTMLFormElement>) => void
  }
  /** Red button, for a destructive action. */
  isDestructive?: boolean
  width?: number
  /** For long forms: the whole window of a phone. */
  fillsPhone?: boolean
  children: ReactNode
  onClose: () => void
}

/**
 * A dialog with a form that is one call. A failure is shown above the buttons and keeps the input; the first invalid field
 * has the focus.
 */
export function FormDialog({
  title,
  okText,
  form,
  isDestructive,
  width,
  fillsPhone = false,
  children,
  onClose,
}: FormDialogProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const fields = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const { isSending } = form
  // In a long form only the button may be in view.
  useEffect(() => {
    if (tries > 0 && !isSending) {
      fields.current?.querySelector<HTMLElement>(WRONG)?.focus()
    }
  }, [tries, isSending])
  return (
    <AppModal
      open
      title={title}
      okText={okText}
      cancelText={formatMessage({ id: 'ui.cancel' })}
      okButtonProps={{ htmlType: 'submit', form: id, danger: isDestructive === true }}
      confirmLoading={isSending}
      onCancel={onClose}
      // Escape and the cross may be accidental: the draft is restored with the form.
      cancelButtonProps={{ onClick: form.draft.discard }}
      fillsPhone={fillsPhone}
      {...(width === undefined ? {} : { width })}
    >
      <form
        id={id}
        ref={fields}
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          setTries(tries + 1)
          form.submit(event)
        }}
      >
        <DraftNotice draft={form.draft} timezone={form.draft.timezone} />
        {children}
        <FormNotices failure={form.failure} conflict={form.conflict} />
      </form>
    </AppModal>
  )
}
