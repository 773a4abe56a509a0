import type { TreeNode } from '@console/ui'
import { useMemo, useState } from 'react'
import { above, type OrganizationTree } from '../../model/organization-tree.ts'

/**
 * The nodes of the tree, and which are open: the company and its direct children, the ancestors of `shownId`, and those that
 * the user opens. `refusalReason` returns why one cannot be selected.
 */
export function useTreeNodes(
  tree: OrganizationTree,
  shownId: number | null,
  refusalReason?: (id: number) => string | undefined,
) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        [
          ...tree.roots,
          ...tree.roots.flatMap(({ children }) => children),
          ...(shownId === null ? [] : above(tree, shownId)),
        ].map(({ id }) => String(id)),
      ),
  )
  const nodes = useMemo(
    () =>
      [...tree.byId.values()].map(({ id, parentId, name, peopleBelow }): TreeNode => {
        const disabledReason = refusalReason?.(id)
        return {
          key: String(id),
          parentKey: parentId === null ? null : String(parentId),
          title: name,
          hint: peopleBelow,
          ...(disabledReason === undefined ? {} : { disabledReason }),
        }
      }),
    [tree, refusalReason],
  )
  return {
    nodes,
    expanded,
    setExpanded,
    /** Opens all ancestors of one. */
    openTo: (id: number) => {
      setExpanded(new Set([...expanded, ...above(tree, id).map((node) => String(node.id))]))
    },
  }
}
