import type { Rspack } from '@rsbuild/core'
import { OWN_CHUNK } from './files-of-pages.ts'
import { readPartName } from './tiers-of-pages.ts'

/** The bundler's own name for a dynamic import. */
const DYNAMIC_IMPORT = 'import()'

type Imports = { modules: Set<Rspack.Module>; parts: Set<string> }
type Graph = Pick<Rspack.Compilation, 'moduleGraph' | 'chunkGraph'>

/**
 * For each page, and for each part that opens on demand, the names of the parts with a further tier of the kit that its own
 * modules import, for example those that draw charts. They are read from the modules, since the bundler chooses the chunks
 * of shared modules. Parts that a page only opens on demand do not count.
 */
export class PartsOfPages {
  #parts: Record<string, string[]> = {}

  get parts(): Record<string, string[]> {
    return this.#parts
  }

  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.compilation.tap('PartsOfPages', (compilation) => {
      // Before modules are joined.
      compilation.hooks.optimizeModules.tap('PartsOfPages', (modules) => {
        this.#parts = partsOfPages(compilation, modules)
      })
    })
  }
}

function partsOfPages(graph: Graph, modules: Iterable<Rspack.Module>): Record<string, string[]> {
  const known = new Map<Rspack.Module, Imports>()
  const parts: Record<string, string[]> = {}
  for (const module of modules) {
    for (const [name, root] of listAsyncChunks(graph, module)) {
      if (!OWN_CHUNK.test(name)) continue
      const found = partsBelow(root, (one) => readImports(graph, one, known))
      parts[name] = [...new Set([...(parts[name] ?? []), ...found])].toSorted()
    }
  }
  return parts
}

/** Finds the parts that a module imports, and those of the modules it imports at once. */
function partsBelow(root: Rspack.Module, importsOf: (module: Rspack.Module) => Imports): Set<string> {
  const reached = new Set([root])
  const parts = new Set<string>()
  for (const module of reached) {
    const imports = importsOf(module)
    for (const part of imports.parts) parts.add(part)
    for (const one of imports.modules) reached.add(one)
  }
  return parts
}

function readImports(graph: Graph, module: Rspack.Module, known: Map<Rspack.Module, Imports>): Imports {
  const before = known.get(module)
  if (before !== undefined) return before
  const modules = new Set<Rspack.Module>()
  for (const connection of graph.moduleGraph.getOutgoingConnections(module)) {
    const { dependency, module: imported } = connection
    // False where none of the imported names is used.
    const isUsed = connection.getActiveState(undefined) !== false
    if (imported !== null && isUsed && dependency.type !== DYNAMIC_IMPORT) modules.add(imported)
  }
  const names = listAsyncChunks(graph, module).map(([name]) => name)
  const imports = { modules, parts: new Set(names.filter((name) => readPartName(name) !== null)) }
  known.set(module, imports)
  return imports
}

/** The named chunks that a module loads later, and the module that each begins with. */
function listAsyncChunks(
  { chunkGraph, moduleGraph }: Graph,
  module: Rspack.Module,
): [string, Rspack.Module][] {
  return module.blocks.flatMap((block) => {
    const name = chunkGraph.getBlockChunkGroup(block)?.name
    const [dependency] = block.dependencies
    const root = dependency === undefined ? null : moduleGraph.getModule(dependency)
    return name === undefined || root === null ? [] : [[name, root] satisfies [string, Rspack.Module]]
  })
}
