import { Modal } from 'antd'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { PaletteSearch } from './PaletteSearch.tsx'
import styles from './CommandPalette.module.css'

const WIDTH = 640

/** Every page the user may open and what the frame can do, found by typing (Ctrl K, ⌘ K). */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const field = useRef<HTMLInputElement>(null)
  return (
    <Modal
      open
      title={formatMessage({ id: 'palette.title' })}
      footer={null}
      closable={false}
      width={WIDTH}
      // No opening animation, so that typing works at once.
      transitionName=""
      maskTransitionName=""
      className={styles['palette'] ?? ''}
      classNames={{
        header: 'visually-hidden',
        container: styles['container'] ?? '',
        body: styles['body'] ?? '',
      }}
      afterOpenChange={(isOpen) => {
        if (isOpen) field.current?.focus()
      }}
      onCancel={onClose}
    >
      <PaletteSearch field={field} onClose={onClose} />
    </Modal>
  )
}
