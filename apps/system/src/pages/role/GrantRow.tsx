import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import type { CheckState, GrantNode } from './grant-index.ts'
import styles from './GrantTree.module.css'

type GrantRowProps = {
  domId: string
  node: GrantNode
  topPx: number
  heightPx: number
  state: CheckState
  isActive: boolean
  isOpen: boolean
  isReadOnly: boolean
  /** Null while a search unfolds everything. */
  onFold: ((open: boolean) => void) | null
  onToggle: () => void
}

const CHECKED = { all: true, some: 'mixed', none: false } as const
const INDENT_PX = 20

/** A part of the menu. What the person does not hold has no check to change, and says why. */
export function GrantRow({ domId, node, state, isActive, isOpen, isReadOnly, ...row }: GrantRowProps) {
  const { formatMessage } = useIntl()
  const isFixed = isReadOnly || !node.canChange
  const reason = node.canChange ? '' : formatMessage({ id: 'role.notHeld' })
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the tree has the focus and the keys of all its rows
    <div
      id={domId}
      role="treeitem"
      aria-level={node.depth + 1}
      aria-checked={CHECKED[state]}
      aria-disabled={isFixed}
      {...(node.hasChildren ? { 'aria-expanded': isOpen } : {})}
      className={styles['row']}
      data-active={isActive}
      data-fixed={isFixed}
      title={reason}
      style={{ top: row.topPx, height: row.heightPx, paddingInlineStart: node.depth * INDENT_PX }}
      onClick={row.onToggle}
    >
      <span
        className={styles['fold']}
        aria-hidden="true"
        onClick={(event) => {
          if (!node.hasChildren) return
          event.stopPropagation()
          row.onFold?.(!isOpen)
        }}
      >
        {node.hasChildren && <Icon name={isOpen ? 'down' : 'right'} size={14} />}
      </span>
      <span className={styles['check']} data-state={state} aria-hidden="true">
        {state === 'all' && <Icon name="check" size={12} />}
        {state === 'some' && <Icon name="minus" size={12} />}
      </span>
      <span className={node.kind === 'page' ? styles['page'] : styles['group']}>{node.name}</span>
      {node.isHidden && <span className={styles['note']}>{formatMessage({ id: 'role.tree.hidden' })}</span>}
      {node.hasChildren && (
        <span className={styles['note']} aria-hidden="true">
          {node.pages.length}
        </span>
      )}
      {reason !== '' && (
        <span className={styles['note']}>
          <Icon name="lock" size={14} /> {formatMessage({ id: 'role.notHeld.short' })}
        </span>
      )}
    </div>
  )
}
