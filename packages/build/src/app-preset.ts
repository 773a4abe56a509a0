import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type HtmlTag, type RsbuildConfig, type Rspack } from '@rsbuild/core'
import { pluginAssetsRetry, type PluginAssetsRetryOptions } from '@rsbuild/plugin-assets-retry'
import { pluginReact } from '@rsbuild/plugin-react'
import type { KitTier } from '../../kit/src/exports.ts'
import { browserTargets } from './browser-targets.ts'
import { hintOfModule } from './compile-hint.ts'
import { filesOfPages } from './files-of-pages.ts'
import { firstPaintScript } from './first-paint-script.ts'
import { kitScripts } from './kit-files.ts'
import { kitAliases, refuseUnlistedKitModules } from './kit-imports.ts'
import { modulesWithoutEffects } from './modules-without-effects.ts'
import { oldBrowserScript } from './old-browser-script.ts'
import { PartsOfPages } from './parts-of-pages.ts'
import { productVersion, repositoryRoot } from './project.ts'
import { chunksOfTexts, refuseFirstTexts, splitTexts } from './split-texts.ts'
import { leaveOutUnusedOfQiankun } from './unused-in-qiankun.ts'

/** One try of a lazy chunk fails after this long instead of the bundler's 120 s. */
const CHUNK_LOAD_TIMEOUT_MS = 8000
/** Longer than all tries of the host's fetch, which loads the scripts of sub-apps (guarded-fetch.ts in apps/shell). */
const HOST_LOAD_TIMEOUT_MS = 30_000

/** Lazy files that the browser loads are tried again after a pause, past its caches. */
const BROWSER_RETRIES = { max: 2, addQuery: true, delay: 700, crossOrigin: 'anonymous' } as const
/** Images are not retried: React owns their addresses, and would find an older one restored. */
const PAGE_RETRIES = { rules: [{ ...BROWSER_RETRIES, type: ['script', 'link'] }] }
/**
 * Scripts of a sub-app are retried by the host's fetch alone: nested retries would multiply. A failed script stays in
 * qiankun's cache under its address, so that each Retry of a person needs another address.
 */
const SUB_APP_RETRIES: PluginAssetsRetryOptions = {
  rules: [
    { ...BROWSER_RETRIES, type: ['script'], max: 0, addQuery: () => `?retry=${Date.now()}` },
    { ...BROWSER_RETRIES, type: ['link'] },
  ],
}

/** Facts of a sub-app's manifest that a build needs. */
export type BuiltApp = { module: string }

/** First segments of the documented calls' paths. */
const CALL_PATHS = ['/api', '/system', '/assistant-cms', '/qc-admin']

/** The server that answers the calls of a sub-app served alone. */
const SERVER_URL = process.env['SERVER_URL'] ?? 'http://127.0.0.1:8080'

/** The sub-app served alone, against a running server, with hot reload and without the kit's scripts. */
const DEV_SERVER = {
  server: {
    port: 8090,
    proxy: Object.fromEntries(CALL_PATHS.map((path) => [path, SERVER_URL])),
  },
} satisfies RsbuildConfig

export function subAppPreset(manifest: BuiltApp): RsbuildConfig {
  const isDevelopment = process.env['NODE_ENV'] === 'development'
  const { module } = manifest
  if (isDevelopment) {
    return defineConfig({
      ...DEV_SERVER,
      plugins: [pluginReact()],
      source: { entry: { index: './src/dev.tsx' } },
      html: { mountId: 'root', title: module },
    })
  }
  const base = shared(module, SUB_APP_RETRIES)
  return defineConfig({
    ...base,
    source: { ...base.source, entry: { index: { import: './src/index.ts', html: false } } },
    splitChunks: { ...base.splitChunks, cacheGroups: { ...chunksOfTexts, forms: FORMS_ON_DEMAND } },
    tools: {
      htmlPlugin: false,
      rspack: rspackTools(module, { name: module, type: 'window' }),
    },
  })
}

/** The host: an ordinary page that loads the kit's `core` tier before its own entry. */
export function shellPreset(): RsbuildConfig {
  const { server, ...page } = { server: {}, ...pagePreset('shell', ['core']) }
  const icon = iconName()
  const web = {
    ...page,
    html: {
      ...page.html,
      tags: [
        ...page.html.tags,
        { tag: 'link', attrs: { rel: 'icon', type: 'image/svg+xml', href: icon }, publicPath: true },
      ],
    },
    output: { ...page.output, copy: [...page.output.copy, { from: ICON_FILE, to: icon }] },
    resolve: {
      alias: {
        ...page.resolve.alias,
        // qiankun imports ten functions of lodash, which add 9 kB (gzip) for old browsers.
        lodash: join(repositoryRoot, 'apps/shell/node_modules/es-toolkit/compat'),
      },
    },
    tools: {
      ...page.tools,
      rspack: [page.tools.rspack, { plugins: [leaveOutUnusedOfQiankun()] }],
    },
  }
  return { server, environments: { web, worker: realtimeWorker } }
}

/** The shared worker with the realtime connection: one file with a fixed address, so that all pages find the same worker. */
const realtimeWorker = {
  mode: 'production',
  source: { entry: { 'realtime.worker': '@console/realtime/worker' } },
  output: {
    target: 'web-worker',
    distPath: { root: join(repositoryRoot, 'packages/realtime/dist'), js: '' },
    filename: { js: '[name].js' },
    overrideBrowserslist: browserTargets,
    legalComments: 'none',
    cleanDistPath: true,
    sourceMap: { js: 'source-map' },
  },
  performance: { printFileSize: false },
} satisfies RsbuildConfig

const ICON_FILE = join(repositoryRoot, 'apps/shell/favicon.svg')

/** Named by its content, and so cached by the browser: Chromium requests the icon again with every change of address. */
function iconName(): string {
  const hash = createHash('sha256').update(readFileSync(ICON_FILE)).digest('hex')
  return `favicon.${hash.slice(0, 10)}.svg`
}

/** The pages beside the console: those for everybody, and in a document with more of the kit those that work with data. */
export function assistantPreset(): RsbuildConfig {
  const page = pagePreset('assistant', ['core', 'frame'])
  return defineConfig({
    ...page,
    source: { ...page.source, entry: { ...page.source.entry, work: './src/work.tsx' } },
    html: {
      ...page.html,
      tags: [
        ...page.html.tags,
        (tags, { entryName }) => (entryName === 'work' ? [...tags, ...kitTags(['table', 'data'])] : tags),
      ],
    },
  })
}

/** The gallery of components, which needs all of the kit at once. */
export function galleryPreset(): RsbuildConfig {
  return pagePreset('gallery', ['core', 'frame', 'table', 'data', 'forms', 'charts'])
}

function pagePreset(module: string, tiers: readonly KitTier[]) {
  const isDevelopment = process.env['NODE_ENV'] === 'development'
  const base = shared(module)
  return {
    ...base,
    ...(isDevelopment ? DEV_SERVER : {}),
    source: { ...base.source, entry: { index: './src/main.tsx' } },
    splitChunks: {
      ...base.splitChunks,
      cacheGroups: {
        ...chunksOfTexts,
        forms: FORMS_ON_DEMAND,
        sanitiser: SANITISER_ON_DEMAND,
        purifier: PURIFIER_ON_DEMAND,
        codec: CODEC_ON_DEMAND,
        exports: EXPORT_CALLS,
      },
    },
    output: { ...base.output, copy: [oldBrowserScript, firstPaintScript] },
    html: {
      template: './index.html',
      inject: 'body',
      tags: [...kitTags(tiers), withHighPriority],
    },
    tools: { rspack: rspackTools(module) },
  } satisfies RsbuildConfig
}

/** A process builds one app. */
const partsOfPages = new PartsOfPages()

/** The host's own forms are in dialogs and on pages of its own: no page of a sub-app loads the form kit for them. */
const FORMS_ON_DEMAND = {
  name: 'on-demand-forms',
  test: /[\\/]packages[\\/](ui|sub-app)[\\/]src[\\/](form|form-draft|draft-notice)[\\/](?!draft-owner)/,
  chunks: 'async' as const,
  minChunks: 2,
  minSize: 0,
  priority: 30,
}

/** Messages are shown on demand, and only their HTML needs it: it comes with them, not as a chunk without a name. */
const SANITISER_ON_DEMAND = {
  name: 'on-demand-messages',
  test: /[\\/]node_modules[\\/](htmlparser2|entities|domelementtype|domhandler|domutils)[\\/]/,
  chunks: 'async' as const,
  minSize: 0,
  priority: 30,
}

/** The sanitiser of markup that apps of other teams set: it comes with the first of them. */
const PURIFIER_ON_DEMAND = {
  name: 'on-demand-sanitiser',
  test: /[\\/]node_modules[\\/]dompurify[\\/]/,
  chunks: 'async' as const,
  minSize: 0,
  priority: 30,
}

/** The calls of exports, with the filters of each kind: they come with the tray, not as a chunk without a name. */
const EXPORT_CALLS = {
  name: 'messages',
  test: /[\\/]packages[\\/]contracts[\\/]src[\\/](operations[\\/](exports|audit)|statistics|quality[\\/]quality|identity[\\/]account)[\\/]/,
  chunks: (chunk: { name?: string | undefined }) =>
    ['messages', 'on-demand-exports', 'on-demand-realtime', 'on-demand-schedules'].includes(chunk.name ?? ''),
  minSize: 0,
  priority: 30,
}

/** In a page only where the browser has no shared workers: it comes with the hub, not as chunks without a name. */
const CODEC_ON_DEMAND = {
  name: 'on-demand-local-hub',
  test: /[\\/](packages[\\/]realtime[\\/]src[\\/](codec|delivery|generated)|node_modules[\\/](protobufjs|@protobufjs|long))[\\/]/,
  chunks: 'async' as const,
  minSize: 0,
  priority: 30,
}

/** The page's own script, like those of the kit before it. */
const withHighPriority = (tags: HtmlTag[]): HtmlTag[] =>
  tags.map((tag) =>
    tag.tag === 'script' && tag.attrs?.['defer'] === true
      ? { ...tag, attrs: { ...tag.attrs, fetchpriority: 'high' } }
      : tag,
  )

function kitTags(tiers: readonly KitTier[]) {
  return kitScripts(tiers).map(({ url, integrity }) => ({
    tag: 'script',
    // Deferred scripts come after the preloaded files otherwise, though they run before all of them.
    attrs: { src: url, integrity, defer: true, fetchpriority: 'high' },
    append: false,
    head: true,
    publicPath: false,
  }))
}

function shared(module: string, tries: PluginAssetsRetryOptions = PAGE_RETRIES) {
  return {
    mode: 'production',
    plugins: [splitTexts, pluginReact(), pluginAssetsRetry({ ...tries, inlineScript: false })],
    splitChunks: { preset: 'default', chunks: 'async' },
    output: {
      target: 'web',
      distPath: {
        root: join(repositoryRoot, `apps/${module}/dist`),
        js: '',
        css: '',
        jsAsync: 'async',
        cssAsync: 'async',
        svg: 'media',
        image: 'media',
        font: 'media',
      },
      // Absolute: qiankun inlines entry CSS into the host's page, where a relative address would lead elsewhere.
      assetPrefix: `/console/assets/${module}/${productVersion}/`,
      filename: { js: '[name].[contenthash:10].js', css: '[name].[contenthash:10].css' },
      overrideBrowserslist: browserTargets,
      legalComments: 'none',
      cleanDistPath: true,
      manifest: {
        filename: 'files.json',
        generate: ({ files, manifestData }) => ({
          ...manifestData,
          pages: filesOfPages(files),
          parts: partsOfPages.parts,
        }),
      },
      sourceMap: { js: 'source-map' },
      cssModules: { localIdentName: `${module}-[local]-[hash:base64:4]` },
    },
    performance: { printFileSize: false },
    resolve: { alias: kitAliases() },
    source: { define: { __CONSOLE_VERSION__: JSON.stringify(productVersion) } },
  } satisfies RsbuildConfig
}

function rspackTools(module: string, library?: Rspack.LibraryOptions) {
  return (
    config: Rspack.Configuration,
    {
      rspack,
      appendPlugins,
    }: { rspack: typeof Rspack.rspack; appendPlugins: (plugin: Rspack.RspackPluginInstance) => void },
  ) => {
    config.output = {
      ...config.output,
      uniqueName: `console-${module}`,
      chunkLoadingGlobal: `consoleChunks_${module}`,
      chunkLoadTimeout: library ? HOST_LOAD_TIMEOUT_MS : CHUNK_LOAD_TIMEOUT_MS,
      ...(library ? { library } : {}),
    }
    config.module = {
      ...config.module,
      rules: [...(config.module?.rules ?? []), modulesWithoutEffects],
      parser: {
        ...config.module?.parser,
        javascript: { ...config.module?.parser?.javascript, exportsPresence: 'error' },
      },
    }
    appendPlugins(refuseUnlistedKitModules())
    appendPlugins(partsOfPages)
    appendPlugins(refuseFirstTexts())
    // A one-line file is evaluated with its columns shifted; a banner line keeps stack and source map in step.
    appendPlugins(
      new rspack.BannerPlugin({
        raw: true,
        test: /\.js$/,
        banner: ({ filename }) => `/*! ${module} ${productVersion} */\n${hintOfModule(module, filename)}`,
        stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
    )
  }
}
