import { useIntl } from 'react-intl'
import { pageBuild } from '../../base/new-build.ts'
import { Keys } from '../shortcuts/Keys.tsx'
import type { ShortcutId } from '../shortcuts/shortcuts.ts'
import styles from './PaletteFoot.module.css'

/** Key hints, for devices with a keyboard, and the version for people who report something. */
export function PaletteFoot({ canStar }: { canStar: boolean }) {
  const { formatMessage } = useIntl()
  const shown: ShortcutId[] = ['openEntry', ...(canStar ? (['starEntry'] as const) : []), 'closePalette']
  return (
    <div className={styles['foot']}>
      {shown.map((id) => (
        <span key={id} className={styles['help']} aria-hidden="true">
          <Keys of={id} />
          {formatMessage({ id: `shortcuts.${id}` })}
        </span>
      ))}
      <span className={styles['version']}>
        {formatMessage(
          { id: 'palette.version' },
          { version: __CONSOLE_VERSION__, build: pageBuild() ?? '–' },
        )}
      </span>
    </div>
  )
}
