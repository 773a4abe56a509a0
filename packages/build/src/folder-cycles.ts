export type Import = { from: string; to: string }

/**
 * Folder cycles below a root: at each level the folders that import each other in a circle, types included. A file
 * beside them counts as itself, so that a page may compose its parts and a part may use a file of the page's folder.
 */
export function folderCycles(imports: readonly Import[], root: string): string[][] {
  const levels = new Map<string, Map<string, Set<string>>>()
  for (const { from, to } of imports) {
    if (!from.startsWith(`${root}/`) || !to.startsWith(`${root}/`)) continue
    const edge = firstDifference(from, to)
    if (edge === null) continue
    const graph = levels.get(edge.folder) ?? new Map<string, Set<string>>()
    levels.set(edge.folder, graph)
    graph.set(edge.from, (graph.get(edge.from) ?? new Set()).add(edge.to))
  }
  return [...levels.values()].flatMap(findCycles).filter((cycle) => cycle.some((name) => !isFile(name)))
}

/** The folder that holds both, and the entries of it through which the import goes; null for a file's own folder. */
function firstDifference(from: string, to: string): { folder: string; from: string; to: string } | null {
  const left = from.split('/')
  const right = to.split('/')
  const index = left.findIndex((name, at) => name !== right[at])
  if (index === -1) return null
  return {
    folder: left.slice(0, index).join('/'),
    from: left.slice(0, index + 1).join('/'),
    to: right.slice(0, index + 1).join('/'),
  }
}

/** Tarjan's strongly connected components of more than one node. */
function findCycles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const cycles: string[][] = []
  const stack: string[] = []
  const indexes = new Map<string, number>()

  function visit(node: string): number {
    const index = indexes.size
    let low = index
    indexes.set(node, index)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!indexes.has(next)) low = Math.min(low, visit(next))
      else if (stack.includes(next)) low = Math.min(low, indexes.get(next) ?? low)
    }
    if (low === index) {
      const cycle = stack.splice(stack.indexOf(node))
      if (cycle.length > 1) cycles.push(cycle.toSorted())
    }
    return low
  }

  for (const node of graph.keys()) if (!indexes.has(node)) visit(node)
  return cycles
}

function isFile(name: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(name)
}
