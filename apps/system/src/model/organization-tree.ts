import { foldText, type organization } from '@console/contracts'

export type OrganizationNode = {
  id: number
  parentId: number | null
  name: string
  /** Accounts directly in it, and those including all descendants. */
  people: number
  peopleBelow: number
  leaders: readonly string[]
  version: number
  children: readonly OrganizationNode[]
}

/** The tree of one answer, indexed once, so that looking up one of 20,000 organisations is cheap. */
export type OrganizationTree = {
  byId: ReadonlyMap<number, OrganizationNode>
  roots: readonly OrganizationNode[]
  /** Names in lower case, for counting the matches of a search. */
  searchable: readonly string[]
}

type Building = OrganizationNode & { children: OrganizationNode[] }

/** Children keep the order of the rows. A row without its parent becomes a root. */
export function organizationTree(rows: readonly organization.OrganizationRow[]): OrganizationTree {
  const byId = new Map<number, Building>(
    rows.map((row) => [row.id, { ...row, peopleBelow: row.people, children: [] }]),
  )
  const findParent = ({ parentId }: OrganizationNode) => (parentId === null ? undefined : byId.get(parentId))
  const roots: Building[] = []
  for (const node of byId.values()) (findParent(node)?.children ?? roots).push(node)
  // Parents before their children; sums run in reverse. No recursion: depth is unlimited.
  const order: OrganizationNode[] = [...roots]
  for (const node of order) order.push(...node.children)
  for (const node of order.toReversed()) {
    const parent = findParent(node)
    if (parent) parent.peopleBelow += node.peopleBelow
  }
  return { byId, roots, searchable: rows.map(({ name }) => foldText(name)) }
}

/** The ancestors of an organisation, the company first. */
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

/** The organisations before and after one, as a fully expanded tree shows them. */
export function neighbours(tree: OrganizationTree, id: number) {
  const order: number[] = []
  const rest = tree.roots.toReversed()
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    order.push(node.id)
    rest.push(...node.children.toReversed())
  }
  const index = order.indexOf(id)
  return { previous: order[index - 1], next: index === -1 ? undefined : order[index + 1] }
}

/** True if `id` is `outer` or a descendant of it, so that `outer` cannot be moved there. */
export function isWithin(tree: OrganizationTree, id: number, outer: number): boolean {
  return id === outer || above(tree, id).some((node) => node.id === outer)
}

/** Counts the names that contain the text; null without a text. */
export function countFound({ searchable }: OrganizationTree, text: string): number | null {
  const needle = foldText(text.trim())
  return needle === '' ? null : searchable.filter((name) => name.includes(needle)).length
}
