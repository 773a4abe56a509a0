import { findFolded, foldText, foldWithRanges } from '@console/contracts'
import type { MouseEvent, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../icons/Icon.tsx'
import type { CheckState } from './tree-checks.ts'
import type { TreeNode, TreeRow } from './tree-index.ts'
import type { RowDrag } from './use-row-drag.ts'
import styles from './VirtualTree.module.css'

const INDENT_PX = 20

type TreeRowViewProps = {
  id: string
  row: TreeRow
  top: number
  height: number
  search: string
  /** Null where nothing can be selected. */
  isSelected: boolean | null
  /** Neither selectable nor checkable. */
  isFixed: boolean
  isActive: boolean
  /** Null where nothing can be checked. */
  check: CheckState | null
  onOpen: (isOpen: boolean) => void
  onChoose: () => void
  onCheck: () => void
  end: ReactNode
  drag: RowDrag
}

/** One row: its arrow, its box, its title with what was searched for marked, and what can be done with it. */
export function TreeRowView(props: TreeRowViewProps) {
  const {
    id,
    row,
    top,
    height,
    search,
    isSelected,
    isFixed,
    isActive,
    check,
    onOpen,
    onChoose,
    onCheck,
    end,
    drag,
  } = props
  const { node, level, position, siblings, hasChildren, isExpanded } = row
  return (
    // Keys are the tree's: rows never have the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      {...drag}
      id={id}
      role="treeitem"
      tabIndex={-1}
      className={styles['row']}
      style={{ top, height, paddingInlineStart: 8 + (level - 1) * INDENT_PX }}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-disabled={isFixed}
      {...(isSelected === null ? {} : { 'aria-selected': isSelected })}
      {...(hasChildren ? { 'aria-expanded': isExpanded } : {})}
      {...(check === null ? {} : { 'aria-checked': check === 'some' ? 'mixed' : check === 'all' })}
      data-active={isActive}
      title={node.disabledReason}
      onClick={onChoose}
    >
      <span
        className={styles['arrow']}
        data-open={isExpanded}
        aria-hidden
        onClick={withoutPropagation(() => hasChildren && onOpen(!isExpanded))}
      >
        {hasChildren && <Icon name="right" size={14} />}
      </span>
      {check !== null && (
        <span
          className={styles['box']}
          data-check={check}
          aria-hidden
          onClick={withoutPropagation(onCheck)}
        />
      )}
      <RowTitle node={node} search={search} />
      {end !== undefined && (
        <span
          className="ui-flex ui-gap-4 ui-rigid ui-to-end"
          onClick={(event) => event.stopPropagation()}
          role="presentation"
        >
          {end}
        </span>
      )}
    </div>
  )
}

function RowTitle({ node, search }: { node: TreeNode; search: string }) {
  const { formatNumber } = useIntl()
  return (
    <>
      <span className={`ui-shrinks ui-clip ${styles['title']}`}>
        <MarkedText text={node.title} search={search} />
      </span>
      {/* The blank separates title and hint for screen readers. */}
      {node.hint !== undefined && ' '}
      {node.hint !== undefined && (
        <span className="ui-rigid ui-size-12 ui-faint">
          {typeof node.hint === 'number' ? formatNumber(node.hint) : node.hint}
        </span>
      )}
    </>
  )
}

function MarkedText({ text, search }: { text: string; search: string }) {
  const [found] = findFolded(foldWithRanges(text), foldText(search.trim()))
  if (found === undefined) return text
  return (
    <>
      {text.slice(0, found.begin)}
      <mark>{text.slice(found.begin, found.end)}</mark>
      {text.slice(found.end)}
    </>
  )
}

/** Handles a click on a part of the row: it does not reach the row. */
function withoutPropagation(act: () => unknown) {
  return (event: MouseEvent): void => {
    event.stopPropagation()
    act()
  }
}
