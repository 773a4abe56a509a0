import { Icon } from '@console/ui'
import styles from './RowToggle.module.css'

type RowToggleProps = { isOpen: boolean; label: string; onToggle: () => void }

/** Expands the content below a row. */
export function RowToggle({ isOpen, label, onToggle }: RowToggleProps) {
  return (
    <button
      type="button"
      className={styles['toggle']}
      aria-expanded={isOpen}
      aria-label={label}
      onClick={onToggle}
    >
      <Icon name="right" size={14} />
    </button>
  )
}
