import { useId, type ReactNode, type SubmitEvent } from 'react'
import { useIntl } from 'react-intl'
import styles from './FormDialog.module.css'
import { AppModal } from '../dialog/AppModal.tsx'
import { DraftNotice } from '../draft-notice/DraftNotice.tsx'
import { FormNotices, type FormTrouble } from './FormNotices.tsx'

type FormDialogProps = {
  title: string
  okText: string
  form: FormTrouble & {
    isSending: boolean
    /** `timezone` is the company's, for when a draft was kept. */
    draft: { keptAt: number | null; timezone: string; discard: () => void }
    submit: (event: SubmitEvent<HTMLFormElement>) => void
  }
  /** Red button: it takes something away. */
  isDestructive?: boolean
  width?: number
  /** For long forms: the whole window of a phone. */
  fillsPhone?: boolean
  children: ReactNode
  onClose: () => void
}

/** A dialog with a form that is one call. A failure stands above the buttons and loses nothing. */
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
  return (
    <AppModal
      open
      title={title}
      okText={okText}
      cancelText={formatMessage({ id: 'ui.cancel' })}
      okButtonProps={{ htmlType: 'submit', form: id, danger: isDestructive === true }}
      confirmLoading={form.isSending}
      onCancel={() => {
        form.draft.discard()
        onClose()
      }}
      fillsPhone={fillsPhone}
      {...(width === undefined ? {} : { width })}
    >
      <form id={id} className={styles['form']} noValidate onSubmit={form.submit}>
        <DraftNotice draft={form.draft} timezone={form.draft.timezone} />
        {children}
        <FormNotices failure={form.failure} conflict={form.conflict} />
      </form>
    </AppModal>
  )
}
