import { useDeferredValue, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useIsMobile } from '../layout/use-is-mobile.ts'
import { checkStates, withToggled } from './tree-checks.ts'
import { searchTree, treeIndex, treeRows, type TreeNode, type TreeRow } from './tree-index.ts'
import { TreeRowView } from './TreeRowView.tsx'
import { useRowDrag } from './use-row-drag.ts'
import styles from './VirtualTree.module.css'

/** Every row is this high, so that only those in sight have to exist. */
export const TREE_ROW_PX = 36
/** As high as a finger needs. */
const TOUCH_ROW_PX = 44
/** Overscan: rows rendered above and below the visible ones. */
const SPARE_ROWS = 8

type VirtualTreeProps = {
  /** The accessible name of the tree. */
  label: string
  nodes: readonly TreeNode[]
  expanded: ReadonlySet<string>
  onExpanded: (expanded: ReadonlySet<string>) => void
  selected?: string | null
  onSelect?: (key: string) => void
  /** Shows only matches, with their ancestors. */
  search?: string
  /** The checked leaves; with it every row has a check box. */
  checked?: ReadonlySet<string>
  onChecked?: (checked: ReadonlySet<string>) => void
  /** Checks are shown but cannot be changed. */
  isReadOnly?: boolean
  /** Makes rows other than roots draggable; called with the row and the row it was dropped on. */
  onDropped?: (key: string, onto: string) => void
  /** The actions at the end of a row. */
  renderEnd?: (node: TreeNode) => ReactNode
  /** Shown instead of rows when nothing matches or the tree is empty. */
  empty: ReactNode
  height: number
}

/** A tree of any size: only the rows in sight are on the page. Keys as the tree pattern of WAI-ARIA has them. */
export function VirtualTree(props: VirtualTreeProps) {
  const { label, nodes, expanded, selected = null, onSelect, checked, renderEnd, empty, height } = props
  const { isReadOnly = false } = props
  const rowPx = useIsMobile() ? TOUCH_ROW_PX : TREE_ROW_PX
  const id = useId()
  const [top, setTop] = useState(0)
  const [active, setActive] = useState<string | null>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const dragOf = useRowDrag(props.onDropped)
  const index = useMemo(() => treeIndex(nodes), [nodes])
  const search = useDeferredValue(props.search ?? '')
  const match = useMemo(() => searchTree(index, search), [index, search])
  const rows = useMemo(() => treeRows(index, expanded, match), [index, expanded, match])
  const states = useMemo(() => (checked === undefined ? null : checkStates(index, checked)), [checked, index])

  // A list that has become shorter is scrolled back by the browser only after it is drawn.
  const seenTop = Math.min(top, Math.max(0, rows.length * rowPx - height))
  const from = Math.max(0, Math.floor(seenTop / rowPx) - SPARE_ROWS)
  const shown = rows.slice(from, from + Math.ceil(height / rowPx) + 2 * SPARE_ROWS)
  // A row that a search hides has no keys: the first one takes them.
  const current =
    [active, selected].find((key) => rows.some(({ node }) => node.key === key)) ?? rows[0]?.node.key ?? null

  function goTo(at: number): void {
    const row = rows[Math.min(rows.length - 1, Math.max(0, at))]
    if (row === undefined) return
    setActive(row.node.key)
    const rowTop = rows.indexOf(row) * rowPx
    const box = scroller.current
    if (box === null) return
    if (rowTop < box.scrollTop) box.scrollTop = rowTop
    else if (rowTop + rowPx > box.scrollTop + height) box.scrollTop = rowTop + rowPx - height
    // Renders the row in this step, not only on the browser's scroll event.
    setTop(box.scrollTop)
  }

  function setOpen({ node }: TreeRow, isOpen: boolean): void {
    const next = new Set(expanded)
    if (isOpen) next.add(node.key)
    else next.delete(node.key)
    props.onExpanded(next)
  }

  function check({ node }: TreeRow): void {
    if (checked !== undefined && !isReadOnly && node.disabledReason === undefined)
      props.onChecked?.(withToggled(index, checked, node.key))
  }

  function choose(row: TreeRow): void {
    setActive(row.node.key)
    if (onSelect === undefined) check(row)
    else if (row.node.disabledReason === undefined) onSelect(row.node.key)
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.target !== event.currentTarget) return
    const at = rows.findIndex(({ node }) => node.key === current)
    const row = rows[at]
    if (row === undefined) return
    const moves: Record<string, () => void> = {
      ArrowDown: () => goTo(at + 1),
      ArrowUp: () => goTo(at - 1),
      Home: () => goTo(0),
      End: () => goTo(rows.length - 1),
      ArrowRight: () => (row.hasChildren && !row.isExpanded ? setOpen(row, true) : goTo(at + 1)),
      ArrowLeft: () =>
        row.isExpanded
          ? setOpen(row, false)
          : goTo(rows.findLastIndex(({ level }, before) => before < at && level < row.level)),
      Enter: () => choose(row),
      ' ': () => (checked === undefined ? choose(row) : check(row)),
    }
    const move = moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    move()
  }

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
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
      onKeyDown={onKeyDown}
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
            isActive={row.node.key === active}
            check={states?.get(row.node.key) ?? null}
            onOpen={(isOpen) => setOpen(row, isOpen)}
            onChoose={() => choose(row)}
            onCheck={() => check(row)}
            end={renderEnd?.(row.node)}
            drag={dragOf(row)}
          />
        ))}
      </div>
    </div>
  )
}
