import type { TreeNode } from '@console/ui'
import { useMemo } from 'react'
import type { OrganizationTree } from '../../model/organization-tree.ts'
import { OrganizationCells } from './OrganizationColumns.tsx'

/** The rows of the tree with their columns, which have the numbers that a plain tree has beside the names. */
export function useTreeColumns(tree: OrganizationTree, nodes: readonly TreeNode[]) {
  const rows = useMemo(
    () => nodes.map(({ key, parentKey, title }): TreeNode => ({ key, parentKey, title })),
    [nodes],
  )
  const renderCells = ({ key }: TreeNode) => {
    const node = tree.byId.get(Number(key))
    return node && <OrganizationCells node={node} />
  }
  return { rows, renderCells }
}
