import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import type { GrantNode } from './grant-index.ts'
import styles from './GrantTree.module.css'

/** A note on a menu item: hidden from the menu, or not assignable by the user. */
export function GrantNote({ part: { isHidden, canChange } }: { part: GrantNode }) {
  const { formatMessage } = useIntl()
  return (
    <span className={styles['note']}>
      {isHidden && formatMessage({ id: 'role.tree.hidden' })}
      {!canChange && (
        <>
          <Icon name="lock" size={14} /> {formatMessage({ id: 'role.notAssignable.short' })}
        </>
      )}
    </span>
  )
}
