import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import type { GrantNode } from './grant-index.ts'
import styles from './GrantTree.module.css'

/** What is particular about a part of the menu: it is not shown there, or is not the person's to give. */
export function GrantNote({ part: { isHidden, canChange } }: { part: GrantNode }) {
  const { formatMessage } = useIntl()
  return (
    <span className={styles['note']}>
      {isHidden && formatMessage({ id: 'role.tree.hidden' })}
      {!canChange && (
        <>
          <Icon name="lock" size={14} /> {formatMessage({ id: 'role.notHeld.short' })}
        </>
      )}
    </span>
  )
}
