import { join } from 'node:path'
import { defineConfig, type RsbuildConfig } from '@rsbuild/core'
import { kitExports } from '../../kit/src/exports.ts'
import { browserTargets } from './browser-targets.ts'
import { kitPrefix } from './kit-files.ts'
import { entryPath, writeEntries, writeStubs } from './kit-modules.ts'
import { repositoryRoot } from './places.ts'

/** Builds the kit: one script a tier, a later tier standing on the earlier ones and sharing every inner module. */
export function kitPreset(): RsbuildConfig {
  writeEntries(kitExports)
  writeStubs(kitExports)
  const tiers = Object.keys(kitExports)
  return defineConfig({
    mode: 'production',
    source: {
      entry: Object.fromEntries(
        tiers.map((tier, index) => {
          const before = tiers[index - 1]
          return [tier, { import: entryPath(tier), html: false, ...(before ? { dependOn: before } : {}) }]
        }),
      ),
    },
    resolve: {
      alias: {
        qs$: join(repositoryRoot, 'packages/kit/src/stand-ins/query-string.ts'),
        'isomorphic-fetch$': join(repositoryRoot, 'packages/kit/src/stand-ins/native-fetch.ts'),
      },
    },
    splitChunks: false,
    output: {
      target: 'web',
      distPath: { root: join(repositoryRoot, 'packages/kit/dist/web'), js: '' },
      assetPrefix: kitPrefix(),
      filename: { js: '[name].[contenthash:10].js' },
      overrideBrowserslist: browserTargets,
      legalComments: 'none',
      cleanDistPath: true,
      manifest: true,
      sourceMap: false,
    },
    performance: { printFileSize: false },
    tools: {
      htmlPlugin: false,
      rspack: { output: { uniqueName: 'console-kit', chunkLoadingGlobal: 'consoleKitChunks' } },
    },
  })
}
