import { kitModules } from './kit.ts'
import { MANIFEST, readApp, writeManifest, type AppToBuild, type ConsoleAppOptions } from './manifest.ts'

export type ViteAppOptions = ConsoleAppOptions & {
  /** The file that exports the lifecycles. */
  page?: string
}

/** The part of a plugin of Vite that it is. */
export type ViteAppPlugin = {
  name: string
  apply: 'build'
  config: (config: { root?: string }) => object
  generateBundle: (this: BundleContext, options: unknown, bundle: Record<string, BundledFile>) => void
}

export type BundleContext = {
  emitFile: (file: { type: 'asset'; fileName: string; source: string }) => string
}
export type BundledFile = { fileName: string; code?: string; source?: string | Uint8Array; isEntry?: boolean }

/**
 * Builds an app for the console with Vite: one classic script with the lifecycles, its libraries from the kit, and its manifest. A
 * script of slots is built by a configuration of its own.
 */
export function consoleApp({ page = './src/index.tsx', ...options }: ViteAppOptions = {}): ViteAppPlugin {
  let app: AppToBuild | null = null
  return {
    name: 'console-app',
    apply: 'build',
    config: ({ root = process.cwd() }) => {
      app = readApp(root, options)
      const alias = Object.entries(kitModules(app.tiers)).map(([name, replacement]) => ({
        // Names of packages have no characters that mean something in a pattern.
        find: new RegExp(`^${name}$`),
        replacement,
      }))
      return {
        base: './',
        resolve: { alias },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          lib: { entry: page, name: app.name, formats: ['iife'], fileName: () => 'main.js' },
          cssCodeSplit: false,
        },
      }
    },
    generateBundle(_options, bundle) {
      if (app === null) return
      const files = Object.values(bundle).map(({ fileName, code, source, isEntry }) => ({
        name: fileName,
        content: code ?? source ?? '',
        isFirst: isEntry === true || fileName.endsWith('.css'),
      }))
      const source = writeManifest(app, files)
      this.emitFile({ type: 'asset', fileName: MANIFEST, source })
    },
  }
}
