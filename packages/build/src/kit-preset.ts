import { createRequire } from 'node:module'
import { join } from 'node:path'
import { defineConfig, rspack, type RsbuildConfig, type Rspack } from '@rsbuild/core'
import { kitExports, kitTierBases, type KitTier } from '../../kit/src/exports.ts'
import { browserTargets } from './browser-targets.ts'
import { hintOfTier } from './compile-hint.ts'
import { kitPrefix } from './kit-files.ts'
import { entryPath, KIT_GLOBAL, writeEntries, writeStubs } from './kit-modules.ts'
import { modulesWithoutEffects } from './modules-without-effects.ts'
import { kitMajor, repositoryRoot } from './project.ts'

/** The path by which antd's table imports the filter menu of its heads. */
const TABLE_FILTERS = /^\.\/FilterDropdown$/

/** The path by which antd's common functions import it. */
const SCROLL_BAR_SIZE = /^\.\/getScrollBarSize$/

/** The path by which groups of radio buttons import it. */
const ANTD_FORM_OBJECT = /^\.\.\/form\/hooks\/useForm$/

/** Modules that the table of pro-components imports beside its rows. */
const PRO_TABLE_EXTRAS =
  /^(\.\/TableSearch|\.\/TableToolbar|\.\/components\/Alert|\.\.\/field\/ValueTypeToComponent)$/

/** Paths by which echarts and zrender import modules that no chart of ours uses; each path belongs to one module there. */
const UNUSED_CHART_MODULES =
  /\/(scale\/Time|scale\/Log|theme\/dark|preprocessor\/backwardCompat|util\/decal|helper\/transform|loading\/default|i18n\/langZH|TooltipRichContent|label\/sectorLabel|shape\/sausage|axisAlignTicks|lineAnimationDiff|cssAnimation)\.js$/
const IN_CHARTS = /[\\/](echarts|zrender)[\\/]lib[\\/]/

/**
 * The tier with which every page starts is two files, compiled side by side (docs/decisions/0066); all others are one. Their names
 * begin with the tier's.
 */
const CORE_FILES = {
  default: false,
  defaultVendors: false,
  react: {
    test: /[\\/]node_modules[\\/]react-dom[\\/]/,
    name: 'core.react',
    chunks: ({ name }: Rspack.Chunk) => name === 'core',
    enforce: true,
  },
} as const

const withCompileHints = new rspack.BannerPlugin({
  raw: true,
  banner: ({ filename }) => hintOfTier(filename),
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
})

/** The style sheet of each tier, and what a build with them needs. */
export type TierStyles = {
  css: Readonly<Record<string, string>>
  rules: readonly Rspack.RuleSetRule[]
  plugins: readonly Rspack.Plugin[]
}

/** Builds the kit: the scripts of each tier, which share every inner module with those that they depend on. */
export function kitPreset(styles: TierStyles): RsbuildConfig {
  writeEntries(kitExports, styles.css)
  writeStubs(kitExports)
  const tiers = Object.keys(kitExports) as KitTier[] // of an object whose keys are all listed
  return defineConfig({
    mode: 'production',
    source: {
      define: { __KIT_PARTS__: JSON.stringify(`${KIT_GLOBAL}Parts`) },
      entry: Object.fromEntries(
        tiers.map((tier) => {
          const base = kitTierBases[tier]
          return [tier, { import: entryPath(tier), html: false, ...(base ? { dependOn: base } : {}) }]
        }),
      ),
    },
    resolve: {
      alias: {
        'react-router$': productionRouter(),
        qs$: join(STAND_INS, 'query-string.ts'),
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
      rspack: {
        output: { uniqueName: 'console-kit', chunkLoadingGlobal: `consoleKit${kitMajor}Chunk` },
        optimization: { splitChunks: { cacheGroups: CORE_FILES } },
        module: { rules: [modulesWithoutEffects, ...styles.rules] },
        plugins: [withCompileHints, ...styles.plugins, ...standIns()],
      },
    },
  })
}

const STAND_INS = join(repositoryRoot, 'packages/kit/src/stand-ins')

/** Modules of packages that smaller ones of our own replace; each says why. */
function standIns() {
  return [
    new rspack.NormalModuleReplacementPlugin(TABLE_FILTERS, join(STAND_INS, 'table-filters.ts')),
    new rspack.NormalModuleReplacementPlugin(SCROLL_BAR_SIZE, join(STAND_INS, 'scroll-bar-size.ts')),
    new rspack.NormalModuleReplacementPlugin(ANTD_FORM_OBJECT, (resolution) => {
      if (/[\\/]antd[\\/]es[\\/]radio$/.test(resolution.context))
        resolution.request = join(STAND_INS, 'name-path.ts')
    }),
    new rspack.NormalModuleReplacementPlugin(PRO_TABLE_EXTRAS, (resolution) => {
      if (/[\\/]pro-components[\\/]es[\\/]table$/.test(resolution.context))
        resolution.request = join(STAND_INS, 'bare-pro-table.ts')
    }),
    new rspack.NormalModuleReplacementPlugin(UNUSED_CHART_MODULES, (resolution) => {
      if (IN_CHARTS.test(`${resolution.context}/`))
        resolution.request = join(STAND_INS, 'no-chart-feature.cjs')
    }),
  ]
}

/** The router's package names its development build for every bundler; the one without checks lies beside it. */
function productionRouter(): string {
  const ofKit = createRequire(join(repositoryRoot, 'packages/kit/package.json'))
  const ofRouter = createRequire(ofKit.resolve('react-router-dom'))
  return ofRouter
    .resolve('react-router')
    .replace(/dist([\\/])development[\\/]index\.m?js$/, (_, separator: string) =>
      ['dist', 'production', 'index.mjs'].join(separator),
    )
}
