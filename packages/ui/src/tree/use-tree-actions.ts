import { useState } from 'react'
import { withToggled } from './tree-checks.ts'
import type { TreeIndex, TreeRow } from './tree-index.ts'
import type { VirtualTreeProps } from './virtual-tree-props.ts'

type TreeParts = {
  index: TreeIndex
  rows: readonly TreeRow[]
  scrollTo: (row: TreeRow) => void
}

/** The row that takes the keys, and what can be done with a row. */
export function useTreeActions(props: VirtualTreeProps, { index, rows, scrollTo }: TreeParts) {
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

export type TreeActions = ReturnType<typeof useTreeActions>
