import { message, Modal } from 'antd'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Dialogs } from './dialogs.ts'
import styles from './DialogOutlet.module.css'

/** Renders toasts, one confirmation at a time, and announcements for screen readers. */
export function DialogOutlet({ dialogs }: { dialogs: Dialogs }) {
  const { formatMessage } = useIntl()
  const [toasts, toastOutlet] = message.useMessage()
  const [modal, modalOutlet] = Modal.useModal()
  const [said, setSaid] = useState('')

  useEffect(() => {
    dialogs.attach({
      toast: (level, text) => void toasts.open({ type: level, content: text }),
      announce: setSaid,
      confirm: ({ title, content, okText, cancelText, isDestructive = false, onOk }) =>
        new Promise((resolve) => {
          modal.confirm({
            title,
            content,
            okText: okText ?? formatMessage({ id: 'work.confirm' }),
            cancelText: cancelText ?? formatMessage({ id: 'work.cancel' }),
            okButtonProps: { danger: isDestructive },
            focusable: { autoFocusButton: 'cancel' },
            onOk: async () => {
              // A rejection keeps the dialog open; the client has reported the failure.
              await onOk?.()
              resolve(true)
            },
            onCancel: () => {
              resolve(false)
            },
          })
        }),
    })
    return () => dialogs.attach(null)
  }, [dialogs, formatMessage, modal, toasts])

  return (
    <>
      {toastOutlet}
      {modalOutlet}
      <div className={styles['voice']} aria-live="polite">
        {said}
      </div>
    </>
  )
}
