import { Icon, isMacKeyboard } from '@console/ui'
import { useIntl } from 'react-intl'
import { logWarning } from '../../base/log.ts'
import { openFrameOverlay } from '../shortcuts/frame-overlay.ts'
import { formatKeys } from '../shortcuts/shortcuts.ts'
import { importOverlayViews } from './import-overlay-views.ts'
import styles from './SearchHint.module.css'

/** Opens the search over pages and actions, and shows its keys. On a phone the menu has it. */
export function SearchHint() {
  const { formatMessage } = useIntl()
  return (
    <button
      type="button"
      className={styles['hint']}
      aria-label={formatMessage({ id: 'palette.open' })}
      aria-haspopup="dialog"
      aria-keyshortcuts={isMacKeyboard() ? 'Meta+K' : 'Control+K'}
      onPointerEnter={preload}
      onClick={() => {
        openFrameOverlay('palette')
      }}
    >
      <Icon name="search" size={16} />
      <span className={styles['text']}>{formatMessage({ id: 'palette.hint' })}</span>
      {/* Drawn by the style sheet: as text, the keys would be words that the button's name lacks. */}
      <kbd className={styles['keys']} data-keys={formatKeys('openPalette', isMacKeyboard()).join(' ')} />
    </button>
  )
}

function preload(): void {
  importOverlayViews().catch((error: unknown) => {
    // The click loads it again and reports a failure.
    logWarning('The search could not be preloaded.', error)
  })
}
