import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../icons/Icon.tsx'
import styles from './InspectDrawer.module.css'

type InspectDrawerProps = {
  title: string
  subtitle?: string | undefined
  children: ReactNode
  onClose: () => void
  /** Absent at the ends of the list. */
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
}

/**
 * Reads one row beside its list: docked, no mask, the list stays usable. Arrow keys walk the rows, Esc closes; on a
 * phone it covers the page.
 */
export function InspectDrawer({
  title,
  subtitle,
  children,
  onClose,
  onPrevious,
  onNext,
}: InspectDrawerProps) {
  const { formatMessage } = useIntl()
  const drawerRef = useRef<HTMLElement>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const openerRef = useRef<Element | null>(null)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
    // Fields and radio groups use the arrows themselves.
    const isInField =
      event.target instanceof HTMLElement &&
      event.target.closest('input, textarea, [role="combobox"], [role="radiogroup"]') !== null
    const step = event.key === 'ArrowUp' ? onPrevious : event.key === 'ArrowDown' ? onNext : undefined
    if (step === undefined || isInField) return
    event.preventDefault()
    step()
  })

  useEffect(() => {
    const drawer = drawerRef.current
    drawer?.addEventListener('keydown', onKey)
    return () => drawer?.removeEventListener('keydown', onKey)
  }, [])

  useEffect(() => {
    openerRef.current = document.activeElement
    headingRef.current?.focus()
    return () => {
      if (openerRef.current instanceof HTMLElement && openerRef.current.isConnected) openerRef.current.focus()
    }
  }, [])

  return (
    <aside className={styles['drawer']} aria-label={title} ref={drawerRef}>
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
    </aside>
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
