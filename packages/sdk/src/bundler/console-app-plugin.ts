import { kitModules } from './kit.ts'
import { MANIFEST, readApp, writeManifest, type ConsoleAppOptions } from './manifest.ts'

/** The part of a compiler of webpack 5 or Rspack that the plugin uses. */
export type BundlerCompiler = {
  context: string
  options: {
    entry: unknown
    output: { publicPath?: unknown; uniqueName?: unknown; chunkLoadingGlobal?: unknown }
    resolve: { alias?: unknown }
    module: { parser: Record<string, unknown> }
  }
  webpack: {
    Compilation: { PROCESS_ASSETS_STAGE_REPORT: number }
    sources: { RawSource: new (text: string) => unknown }
  }
  hooks: {
    thisCompilation: { tap: (name: string, listen: (compilation: BundlerCompilation) => void) => void }
  }
}

/** The part of a compilation that the plugin uses. */
export type BundlerCompilation = {
  entrypoints: ReadonlyMap<string, { getFiles: () => readonly string[] }>
  getAssets: () => readonly {
    name: string
    source: { source: () => string | Uint8Array }
    info: { hotModuleReplacement?: boolean | undefined }
  }[]
  emitAsset: (name: string, source: never) => void
  hooks: {
    processAssets: { tap: (options: { name: string; stage: number }, write: () => void) => void }
  }
}

const NAME = 'console-app'

/**
 * Builds an app for the console with webpack 5 or Rspack: takes its libraries from the kit, makes it a library of the window, and
 * writes its manifest. The entry of the page is the one named `index` or `main`; a script of slots is a further entry.
 */
export class ConsoleAppPlugin {
  readonly #options: ConsoleAppOptions

  constructor(options: ConsoleAppOptions = {}) {
    this.#options = options
  }

  apply(compiler: BundlerCompiler): void {
    const app = readApp(compiler.context, this.#options)
    const { entry, output, resolve, module } = compiler.options
    output.publicPath = 'auto'
    output.uniqueName = app.name
    output.chunkLoadingGlobal = `webpackChunk_${app.name}`
    findPage(entry).library = { name: app.name, type: 'window' }
    resolve.alias = { ...toObject(resolve.alias), ...exactly(kitModules(app.tiers)) }
    module.parser['javascript'] = { ...toObject(module.parser['javascript']), exportsPresence: 'error' }
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const first = listFirstFiles(compilation)
        const files = compilation
          .getAssets()
          // An update of a development server is part of the file that it changes.
          .filter(({ name, info }) => !name.endsWith('.map') && info.hotModuleReplacement !== true)
          .map(({ name, source }) => ({ name, content: source.source(), isFirst: first.includes(name) }))
        const text = writeManifest(app, files)
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a source of the same bundler
        compilation.emitAsset(MANIFEST, new sources.RawSource(text) as never)
      })
    })
  }
}

function listFirstFiles({ entrypoints }: BundlerCompilation): readonly string[] {
  return (entrypoints.get('index') ?? entrypoints.get('main'))?.getFiles() ?? []
}

/** The entry of the page alone is a library: a script of slots runs where there is no window. */
function findPage(entries: unknown): { library?: unknown } {
  const named = new Map<string, object>(Object.entries(toObject(entries)))
  const page = named.get('index') ?? named.get('main')
  if (page === undefined) throw new Error('The page of an app is the entry named "index" or "main".')
  return page
}

/** Aliases of whole names: `react`, and not `react/jsx-runtime`. */
function exactly(modules: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(modules).map(([name, path]) => [`${name}$`, path]))
}

function toObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
