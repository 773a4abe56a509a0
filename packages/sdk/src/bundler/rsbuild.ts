import { mergeRsbuildConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core'
import { ConsoleAppPlugin } from './console-app-plugin.ts'
import type { ConsoleAppOptions } from './manifest.ts'

export type RsbuildAppOptions = ConsoleAppOptions & {
  /** The file that exports the lifecycles. */
  page?: string
  /** The file that calls `defineSlots`; it is built to `slots.js`. Null: the app adds nothing to pages of the console. */
  slots?: string | null
}

/** The script of slots, as the registration names it. */
const SLOTS_FILE = 'slots.js'

/** Builds an app for the console with Rsbuild: what `ConsoleAppPlugin` does, and one file of slots beside the page. */
export function pluginConsoleApp({
  page = './src/index.tsx',
  slots = null,
  ...options
}: RsbuildAppOptions = {}): RsbuildPlugin {
  return {
    name: 'console-app',
    setup: (api) => {
      api.modifyRsbuildConfig((config) => mergeRsbuildConfig(config, createConfig(page, slots)))
      api.modifyRspackConfig((_config, { appendPlugins }) => appendPlugins(new ConsoleAppPlugin(options)))
    },
  }
}

function createConfig(page: string, slots: string | null): RsbuildConfig {
  return {
    source: {
      entry: {
        index: { import: page, html: false },
        // A worker runs it: no part is loaded later.
        ...(slots === null
          ? {}
          : {
              slots: {
                import: slots,
                html: false,
                filename: SLOTS_FILE,
                asyncChunks: false,
              },
            }),
      },
    },
    output: { assetPrefix: 'auto' },
    // The console shows it from this server (`?app-dev=`): the socket is this server's, and not the console's.
    dev: { assetPrefix: 'auto', client: { host: 'localhost', port: '<port>', protocol: 'ws' } },
    splitChunks: false,
    tools: { htmlPlugin: false },
  }
}
