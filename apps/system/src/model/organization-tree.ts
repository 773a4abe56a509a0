import type { organization } from '@console/contracts'

export type OrganizationNode = {
  id: number
  parentId: number | null
  name: string
  /** Accounts right in it, and those in it together with all below. */
  people: number
  peopleBelow: number
  version: number
  children: readonly OrganizationNode[]
}

/** The tree of one answer, prepared once, so that looking at one of 20,000 organisations costs little. */
export type OrganizationTree = {
  byId: ReadonlyMap<number, OrganizationNode>
  roots: readonly OrganizationNode[]
  /** Names in lower case, for counting what a search finds. */
  searchable: readonly string[]
}

type Building = OrganizationNode & { children: OrganizationNode[] }

/** Children keep the order of the rows. A row whose parent is not among them stands at the top. */
export function organizationTree(rows: readonly organization.OrganizationRow[]): OrganizationTree {
  const byId = new Map<number, Building>(
    rows.map((row) => [row.id, { ...row, peopleBelow: row.people, children: [] }]),
  )
  const parentOf = ({ parentId }: OrganizationNode) => (parentId === null ? undefined : byId.get(parentId))
  const roots: Building[] = []
  for (const node of byId.values()) (parentOf(node)?.children ?? roots).push(node)
  // Parents before their children; the other way round it sums up. No recursion: a tree may be as deep as it likes.
  const order: OrganizationNode[] = [...roots]
  for (const node of order) order.push(...node.children)
  for (const node of order.toReversed()) {
    const parent = parentOf(node)
    if (parent) parent.peopleBelow += node.peopleBelow
  }
  return { byId, roots, searchable: rows.map(({ name }) => name.toLowerCase()) }
}

/** The organisations above one, the company first, without itself. */
export function above({ byId }: OrganizationTree, id: number): OrganizationNode[] {
  const path: OrganizationNode[] = []
  let next = byId.get(id)?.parentId ?? null
  while (next !== null) {
    const node = byId.get(next)
    if (!node) break
    path.unshift(node)
    next = node.parentId
  }
  return path
}

/** Whether one lies in another or is it: it cannot be moved there. */
export function isWithin(tree: OrganizationTree, id: number, outer: number): boolean {
  return id === outer || above(tree, id).some((node) => node.id === outer)
}

/** How many names have the text; null without one. */
export function countFound({ searchable }: OrganizationTree, text: string): number | null {
  const wanted = text.trim().toLowerCase()
  return wanted === '' ? null : searchable.filter((name) => name.includes(wanted)).length
}
