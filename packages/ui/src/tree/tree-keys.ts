import type { KeyboardEvent } from 'react'
import type { TreeRow } from './tree-index.ts'
import type { TreeActions } from './use-tree-actions.ts'

/** The keys as the tree pattern of WAI-ARIA has them. */
export function treeKeyDown(rows: readonly TreeRow[], actions: TreeActions) {
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
