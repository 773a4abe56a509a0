import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react'
import { checkStates, withToggled } from './tree-checks.ts'
import { searchTree, type TreeIndex, treeIndex, type TreeNode, type TreeRow, treeRows } from './tree-index.ts'
import { TreeRowView } from './TreeRowView.tsx'
import { useRowDrag } from './use-row-drag.ts'
import { useVisibleRows } from './use-visible-rows.ts'
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

  if (rows.length === 0) return <div className="ui-pad-16 ui-muted">{empty}</div>
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
      <div role="presentation" className="ui-relative" style={{ height: rows.length * rowPx }}>
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

/** The open rows of a tree: all, or what is searched for. */
function useTreeRows({ nodes, expanded, checked, ...props }: VirtualTreeProps) {
  const index = useMemo(() => treeIndex(nodes), [nodes])
  const search = useDeferredValue(props.search ?? '')
  const match = useMemo(() => searchTree(index, search), [index, search])
  const rows = useMemo(() => treeRows(index, expanded, match), [index, expanded, match])
  const states = useMemo(() => (checked === undefined ? null : checkStates(index, checked)), [checked, index])
  return { index, search, rows, states }
}

/** The keys as the tree pattern of WAI-ARIA has them. */
function treeKeyDown(rows: readonly TreeRow[], actions: TreeActions) {
  const { current, goTo, setOpen, choose, toggle } = actions
  return (event: KeyboardEvent<HTMLDivElement>): void => {
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
      ' ': () => toggle(row),
    }
    const move = moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    move()
  }
}

type TreeParts = {
  index: TreeIndex
  rows: readonly TreeRow[]
  scrollTo: (row: TreeRow) => void
}

/** The row that takes the keys, and what can be done with a row. */
function useTreeActions(props: VirtualTreeProps, { index, rows, scrollTo }: TreeParts) {
  const { expanded, selected = null, onSelect, checked, isReadOnly = false } = props
  const [active, setActive] = useState<string | null>(null)
  // A row that a search hides has no keys: the first one takes them.
  const current =
    [active, selected].find((key) => rows.some(({ node }) => node.key === key)) ?? rows[0]?.node.key ?? null

  function goTo(at: number): void {
    const row = rows[Math.min(rows.length - 1, Math.max(0, at))]
    if (row === undefined) return
    setActive(row.node.key)
    scrollTo(row)
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

  return { active, current, goTo, setOpen, check, choose, toggle: checked === undefined ? choose : check }
}

type TreeActions = ReturnType<typeof useTreeActions>

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
