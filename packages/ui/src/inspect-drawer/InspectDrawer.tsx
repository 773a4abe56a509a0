import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { useIsBelow } from '../layout/use-is-below.ts'
import styles from './InspectDrawer.module.css'
import { InspectPanel } from './InspectPanel.tsx'

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
