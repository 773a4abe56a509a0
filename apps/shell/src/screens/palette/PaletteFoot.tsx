import { useIntl } from 'react-intl'
import { Keys } from '../shortcuts/Keys.tsx'
import type { ShortcutId } from '../shortcuts/shortcuts.ts'
import styles from './PaletteFoot.module.css'

/** Key hints, for devices with a keyboard. */
export function PaletteFoot({ canStar }: { canStar: boolean }) {
  const { formatMessage } = useIntl()
  const shown: ShortcutId[] = ['openEntry', ...(canStar ? (['starEntry'] as const) : []), 'closePalette']
  return (
    <div className={styles['foot']} aria-hidden="true">
      {shown.map((id) => (
        <span key={id} className={styles['help']}>
          <Keys of={id} />
          {formatMessage({ id: `shortcuts.${id}` })}
        </span>
      ))}
    </div>
  )
}
