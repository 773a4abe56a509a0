import { useId } from 'react'
import { treeKeyDown } from './tree-keys.ts'
import { TreeRowView } from './TreeRowView.tsx'
import { useRowDrag } from './use-row-drag.ts'
import { useTreeActions } from './use-tree-actions.ts'
import { useTreeRows } from './use-tree-rows.ts'
import { useVisibleRows } from './use-visible-rows.ts'
import type { VirtualTreeProps } from './virtual-tree-props.ts'
import styles from './VirtualTree.module.css'

/** A tree of any size: only the rows in sight are on the page. Keys as the tree pattern of WAI-ARIA has them. */
export function VirtualTree(props: VirtualTreeProps) {
  const { label, selected = null, onSelect, checked, renderEnd, empty, height, isReadOnly = false } = props
  const id = useId()
  const dragOf = useRowDrag(props.onDropped)
  const { index, search, rows, states } = useTreeRows(props)
  const { scroller, from, shown, rowPx, scrollTo, onScroll } = useVisibleRows(rows, height)
  const actions = useTreeActions(props, { index, rows, scrollTo })
  const { current } = actions

  if (rows.length === 0) return <div className={styles['empty']}>{empty}</div>
  return (
    <div
      ref={scroller}
      className={styles['tree']}
      data-readonly={isReadOnly}
      role="tree"
      aria-label={label}
      aria-multiselectable={checked !== undefined}
      aria-activedescendant={
        shown.some(({ node }) => node.key === current) ? `${id}${current ?? ''}` : undefined
      }
      tabIndex={0}
      style={{ maxHeight: height }}
      onScroll={onScroll}
      onKeyDown={treeKeyDown(rows, actions)}
    >
      <div role="presentation" className={styles['space']} style={{ height: rows.length * rowPx }}>
        {shown.map((row, at) => (
          <TreeRowView
            key={row.node.key}
            id={`${id}${row.node.key}`}
            row={row}
            top={(from + at) * rowPx}
            height={rowPx}
            isFixed={isReadOnly || row.node.disabledReason !== undefined}
            search={search}
            isSelected={onSelect === undefined ? null : row.node.key === selected}
            isActive={row.node.key === actions.active}
            check={states?.get(row.node.key) ?? null}
            onOpen={(isOpen) => actions.setOpen(row, isOpen)}
            onChoose={() => actions.choose(row)}
            onCheck={() => actions.check(row)}
            end={renderEnd?.(row.node)}
            drag={dragOf(row)}
          />
        ))}
      </div>
    </div>
  )
}
