import { useEffect, useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../icons/Icon.tsx'
import styles from './InspectDrawer.module.css'
import { useRecordKeys } from './use-record-keys.ts'

type InspectPanelProps = {
  title: string
  subtitle?: string | undefined
  children: ReactNode
  onClose: () => void
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
}

/** Head with its tools, and the record below it. Takes the focus, and gives it back to the row it came from. */
export function InspectPanel({ title, subtitle, children, onClose, onPrevious, onNext }: InspectPanelProps) {
  const { formatMessage } = useIntl()
  const panelRef = useRef<HTMLDivElement>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  useRecordKeys(panelRef, { onClose, onPrevious, onNext })

  useEffect(() => {
    const opener = document.activeElement
    headingRef.current?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])

  return (
    <div className={styles['panel']} ref={panelRef}>
      <header className={styles['head']}>
        <h2 className={styles['title']} ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        {subtitle !== undefined && <span className={styles['subtitle']}>{subtitle}</span>}
        <span className={styles['tools']}>
          <Tool icon="up" label={formatMessage({ id: 'ui.detail.previous' })} onUse={onPrevious} />
          <Tool icon="down" label={formatMessage({ id: 'ui.detail.next' })} onUse={onNext} />
          <span className={styles['rule']} />
          <Tool icon="close" label={formatMessage({ id: 'ui.close' })} onUse={onClose} />
        </span>
      </header>
      <div className={styles['content']}>{children}</div>
    </div>
  )
}

type ToolProps = { icon: 'up' | 'down' | 'close'; label: string; onUse: (() => void) | undefined }

function Tool({ icon, label, onUse }: ToolProps) {
  return (
    <button
      type="button"
      className={styles['tool']}
      aria-label={label}
      title={label}
      disabled={onUse === undefined}
      onClick={onUse}
    >
      <Icon name={icon} size={18} />
    </button>
  )
}
