import type { Language, role } from '@console/contracts'

/** A part of the menu as the tree shows it. */
export type GrantNode = {
  id: string
  kind: role.MenuGrant['kind']
  depth: number
  name: string
  isHidden: boolean
  /** Whether the person may change something here: itself, or a page below it. */
  canChange: boolean
  hasChildren: boolean
  parentId: string | null
  /** The pages that a check here means: itself, or all below it. */
  pages: readonly { id: string; isHeld: boolean }[]
  /** Names in both languages and the id, in lower case. */
  searchText: string
}

export type GrantIndex = { nodes: readonly GrantNode[]; byId: ReadonlyMap<string, GrantNode> }

/** Prepared once for a menu and a language, so that typing in the search only reads. */
export function grantIndex(menu: readonly role.MenuGrant[], language: Language): GrantIndex {
  const childrenOf = Map.groupBy(menu, ({ parentId }) => parentId)
  const nodes: GrantNode[] = []
  function add(part: role.MenuGrant, depth: number): GrantNode['pages'] {
    const place = nodes.length
    const children = childrenOf.get(part.id) ?? []
    const node: GrantNode = {
      id: part.id,
      kind: part.kind,
      depth,
      name: part.name[language],
      isHidden: part.isHidden,
      canChange: false,
      hasChildren: children.length > 0,
      parentId: part.parentId,
      pages: [],
      searchText: `${part.name.en}\n${part.name.zh}\n${part.id}`.toLowerCase(),
    }
    nodes.push(node)
    const below = children.flatMap((child) => add(child, depth + 1))
    const pages = part.kind === 'page' ? [{ id: part.id, isHeld: part.isHeld }, ...below] : below
    nodes[place] = { ...node, pages, canChange: pages.some(({ isHeld }) => isHeld) }
    return pages
  }
  for (const root of childrenOf.get(null) ?? []) add(root, 0)
  return { nodes, byId: new Map(nodes.map((node) => [node.id, node])) }
}

/** The rows to show: without a search what is unfolded, with one the matches, their parents, and all below a match. */
export function visibleNodes(
  { nodes }: GrantIndex,
  { unfolded, search }: { unfolded: ReadonlySet<string>; search: string },
): GrantNode[] {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return unfoldedNodes(nodes, unfolded)
  const shown = new Set<string>()
  const matched = new Set<string>()
  const parents = new Map(nodes.map(({ id, parentId }) => [id, parentId]))
  for (const { id, parentId, searchText } of nodes) {
    const isBelowMatch = parentId !== null && matched.has(parentId)
    if (!isBelowMatch && !searchText.includes(wanted)) continue
    matched.add(id)
    for (let up: string | null = id; up !== null && !shown.has(up); up = parents.get(up) ?? null)
      shown.add(up)
  }
  return nodes.filter(({ id }) => shown.has(id))
}

function unfoldedNodes(nodes: readonly GrantNode[], unfolded: ReadonlySet<string>): GrantNode[] {
  const open = new Set<string>()
  return nodes.filter(({ id, parentId }) => {
    const isShown = parentId === null || open.has(parentId)
    if (isShown && unfolded.has(id)) open.add(id)
    return isShown
  })
}

export type CheckState = 'all' | 'some' | 'none'

export function checkState({ pages }: GrantNode, chosen: ReadonlySet<string>): CheckState {
  const count = pages.filter(({ id }) => chosen.has(id)).length
  if (count === 0) return 'none'
  return count === pages.length ? 'all' : 'some'
}

/** What is chosen after a click on a node: all that the person holds below it, or none of that if all of it was chosen. */
export function toggled({ pages }: GrantNode, chosen: ReadonlySet<string>): ReadonlySet<string> {
  const held = pages.filter(({ isHeld }) => isHeld).map(({ id }) => id)
  const next = new Set(chosen)
  if (held.every((id) => chosen.has(id))) for (const id of held) next.delete(id)
  else for (const id of held) next.add(id)
  return next
}
