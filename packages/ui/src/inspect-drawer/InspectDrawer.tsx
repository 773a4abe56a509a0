import { Drawer } from 'antd'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../icons/Icon.tsx'
import { isOfInputMethod } from '../keyboard/keyboard.ts'
import { useIsBelow } from '../layout/use-media-query.ts'
import { PartBoundary } from '../part-boundary/PartBoundary.tsx'
import styles from './InspectDrawer.module.css'

/** Fields and groups of choices use the arrows themselves; an open list uses Esc. */
const USES_ARROWS = 'input, textarea, [role="combobox"], [role="radiogroup"], [role="tablist"], [role="tree"]'

const USES_ESCAPE = '[aria-expanded="true"], [role="dialog"], [role="menu"], [role="listbox"]'

/** A row of a list that takes the focus. */
const ROW = '[data-row-key][tabindex]'

type InspectDrawerProps = {
  title: string
  subtitle?: string | undefined
  /** px, where it is docked; 600 without. */
  width?: number
  children: ReactNode
  onClose: () => void
  /** Absent at the ends of the list. */
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  /** False for a record that the page opens by itself beside its list. */
  takesFocus?: boolean
}

/** Below this width there is no room for list and record side by side. */
const COVERS_BELOW_PX = 1024

/**
 * Reads one row beside its list: docked, no mask, the list stays usable. Arrow keys walk the rows, Esc closes. Where it
 * has to cover the page it is a dialog: the focus stays inside.
 */
export function InspectDrawer(props: InspectDrawerProps) {
  const { title, width, onClose } = props
  const isCovering = useIsBelow(COVERS_BELOW_PX)
  if (!isCovering) {
    return (
      <aside className={styles['docked']} style={{ width }} aria-label={title}>
        <InspectPanel {...props} />
      </aside>
    )
  }
  return (
    <Drawer
      open
      placement="right"
      size="100%"
      closable={false}
      // The panel listens itself, for the docked form too; two listeners would close twice.
      keyboard={false}
      onClose={onClose}
      aria-label={title}
      classNames={{ body: styles['covering'] ?? '' }}
    >
      <InspectPanel {...props} />
    </Drawer>
  )
}

type InspectPanelProps = {
  title: string
  subtitle?: string | undefined
  children: ReactNode
  onClose: () => void
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  takesFocus?: boolean
}

/** Head with its tools, and the record below it. Takes the focus, and gives it back to the button or row it came from. */
function InspectPanel(props: InspectPanelProps) {
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
      else (findAgain(opener, row) ?? row)?.focus()
    },
    [opener, row],
  )

  return (
    <div className="ui-stack ui-fill ui-shrinks-down" ref={panelRef}>
      <div className={styles['head']}>
        <h2 className={styles['title']} ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        {subtitle !== undefined && <span className={styles['subtitle']}>{subtitle}</span>}
        <span className="ui-row ui-gap-4 ui-rigid ui-to-end">
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

/** The button in the row that is named as what opened the record: the list makes it again with its column. */
function findAgain(opener: Element | null, row: HTMLElement | null | undefined): HTMLElement | undefined {
  const toName = (element: Element) => element.getAttribute('aria-label') ?? element.textContent
  if (opener === null || opener === row) return undefined
  return [...(row?.querySelectorAll<HTMLElement>('button, a') ?? [])].find(
    (button) => toName(button) === toName(opener),
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

type RecordKeys = {
  onClose: () => void
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
}

/**
 * Esc closes the record wherever the focus is, so also after a click into the list; arrows walk the records from inside
 * the panel. In the list arrows move between the rows.
 */
function useRecordKeys(panel: RefObject<HTMLElement | null>, keys: RecordKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.defaultPrevented || isOfInputMethod(event) || !(target instanceof Element)) return
    const isInside = panel.current?.contains(target) === true
    if (key === 'Escape') {
      const user = target.closest(USES_ESCAPE)
      // On a phone the panel itself is in a dialog: that one is no reason to leave Esc alone.
      if (user === null || user.contains(panel.current)) keys.onClose()
      return
    }
    const step = key === 'ArrowUp' ? keys.onPrevious : key === 'ArrowDown' ? keys.onNext : undefined
    if (step === undefined || !isInside || target.closest(USES_ARROWS) !== null) return
    event.preventDefault()
    step()
  })

  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
    }
  }, [])
}
