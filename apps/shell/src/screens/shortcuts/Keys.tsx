import { isMacKeyboard } from '@console/ui'
import { formatKeys, type ShortcutId } from './shortcuts.ts'
import styles from './ShortcutList.module.css'

/** The keys of a shortcut, each drawn as a key. */
export function Keys({ of }: { of: ShortcutId }) {
  return (
    <span className="ui-inline-flex ui-gap-4">
      {formatKeys(of, isMacKeyboard()).map((key) => (
        <kbd key={key} className={styles['key']}>
          {key}
        </kbd>
      ))}
    </span>
  )
}
