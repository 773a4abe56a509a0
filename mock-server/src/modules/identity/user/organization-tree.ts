import type { user } from '@console/contracts'

export type OrganizationRow = { id: number; parentId: number | null; name: string }

/**
 * Hangs each organisation below its parent, keeping the order of the rows. A row whose parent is not among them
 * becomes a root, so that a part of the tree is still a tree.
 */
export function organizationTree(rows: readonly OrganizationRow[]): user.OrganizationNode[] {
  const nodes = new Map(
    rows.map(({ id, name }) => [id, { id, name, children: [] as user.OrganizationNode[] }]),
  )
  const roots: user.OrganizationNode[] = []
  for (const { id, parentId } of rows) {
    const node = nodes.get(id)
    if (!node) continue
    const parent = parentId === null ? undefined : nodes.get(parentId)
    ;(parent?.children ?? roots).push(node)
  }
  return roots
}
