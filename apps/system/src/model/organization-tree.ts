import type { organization } from '@console/contracts'

export type OrganizationNode = {
  id: number
  parentId: number | null
  name: string
  /** Accounts right in it, and those in it together with all below. */
  people: number
  peopleBelow: number
  version: number
  /** 1 is the company. */
  level: number
  children: readonly OrganizationNode[]
  /** What a search compares with. */
  searched: string
}

/** The tree of one answer, prepared once so that typing, opening and closing cost little with 20,000 organisations. */
export type OrganizationTree = {
  byId: ReadonlyMap<number, OrganizationNode>
  roots: readonly OrganizationNode[]
}

type Building = OrganizationNode & { children: OrganizationNode[] }

/** Children keep the order of the rows. A row whose parent is not among them stands at the top. */
export function organizationTree(rows: readonly organization.OrganizationRow[]): OrganizationTree {
  const byId = new Map<number, Building>(
    rows.map((row) => [
      row.id,
      { ...row, peopleBelow: row.people, level: 1, children: [], searched: row.name.toLowerCase() },
    ]),
  )
  const roots: Building[] = []
  for (const node of byId.values()) {
    const parent = node.parentId === null ? undefined : byId.get(node.parentId)
    ;(parent?.children ?? roots).push(node)
  }
  // Parents before their children; the other way round it sums up. No recursion: a tree may be as deep as it likes.
  const order: OrganizationNode[] = [...roots]
  for (const node of order) {
    for (const child of node.children) {
      child.level = node.level + 1
      order.push(child)
    }
  }
  for (const node of order.toReversed()) {
    const parent = node.parentId === null ? undefined : byId.get(node.parentId)
    if (parent) parent.peopleBelow += node.peopleBelow
  }
  return { byId, roots }
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

/** What a search shows: those whose name has the text, and the way to them. Null without a text: nothing is hidden. */
export type Found = { matches: ReadonlySet<number>; shown: ReadonlySet<number> } | null

export function findByName(tree: OrganizationTree, text: string): Found {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return null
  const matches = new Set<number>()
  const shown = new Set<number>()
  for (const node of tree.byId.values()) {
    if (!node.searched.includes(wanted)) continue
    matches.add(node.id)
    let up: OrganizationNode | undefined = node
    // What is shown already has its way up.
    while (up && !shown.has(up.id)) {
      shown.add(up.id)
      up = up.parentId === null ? undefined : tree.byId.get(up.parentId)
    }
  }
  return { matches, shown }
}

/** A line of the tree as it is drawn, with its place among its neighbours. */
export type TreeLine = {
  node: OrganizationNode
  isOpen: boolean
  hasLines: boolean
  position: number
  siblings: number
}

/** The lines from top to bottom: below what is open, or the way to what was found. */
export function linesOf(tree: OrganizationTree, open: ReadonlySet<number>, found: Found): TreeLine[] {
  const lines: TreeLine[] = []
  const visit = (nodes: readonly OrganizationNode[]): void => {
    const visible = found === null ? nodes : nodes.filter(({ id }) => found.shown.has(id))
    for (const [index, node] of visible.entries()) {
      const hasLines =
        found === null ? node.children.length > 0 : node.children.some(({ id }) => found.shown.has(id))
      const isOpen = hasLines && (found !== null || open.has(node.id))
      lines.push({ node, isOpen, hasLines, position: index + 1, siblings: visible.length })
      // As deep as the tree, which the server limits.
      if (isOpen) visit(node.children)
    }
  }
  visit(tree.roots)
  return lines
}

/** Whether one lies in another or is it: it cannot be moved there. */
export function isWithin(tree: OrganizationTree, id: number, outer: number): boolean {
  return id === outer || above(tree, id).some((node) => node.id === outer)
}
