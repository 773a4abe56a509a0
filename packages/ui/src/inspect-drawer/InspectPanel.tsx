import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../icons/Icon.tsx'
import { PartBoundary } from '../part-boundary/PartBoundary.tsx'
import styles from './InspectDrawer.module.css'
import { useRecordKeys } from './use-record-keys.ts'

/** A row of a list that takes the focus. */
const ROW = '[data-row-key][tabindex]'

type InspectPanelProps = {
  title: string
  subtitle?: string | undefined
  children: ReactNode
  onClose: () => void
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  takesFocus?: boolean
}

/** Head with its tools, and the record below it. Takes the focus, and gives it back to the row it came from. */
export function InspectPanel(props: InspectPanelProps) {
  const { title, subtitle, children, onClose, onPrevious, onNext, takesFocus = true } = props
  const { formatMessage } = useIntl()
  const panelRef = useRef<HTMLDivElement>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  useRecordKeys(panelRef, { onClose, onPrevious, onNext })

  // Read before the list has fewer columns: what opened the record may be gone with its column.
  const [{ opener, row }] = useState(() => ({
    opener: document.activeElement,
    row: document.activeElement?.closest<HTMLElement>(ROW),
  }))

  useEffect(() => {
    if (takesFocus) headingRef.current?.focus()
  }, [takesFocus])

  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      else row?.focus()
    },
    [opener, row],
  )

  return (
    <div className={styles['panel']} ref={panelRef}>
      <div className={styles['head']}>
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
      </div>
      <div className={styles['content']}>
        <PartBoundary resetKey={`${title} ${subtitle}`}>{children}</PartBoundary>
      </div>
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
