import { basename, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RsbuildPlugin, Rspack } from '@rsbuild/core'
import { repositoryRoot } from './project.ts'

const LANGUAGES = ['en', 'zh'] as const
type Language = (typeof LANGUAGES)[number]
type Texts = Readonly<Record<Language, Readonly<Record<string, string>>>>

/** A file of texts. */
const TEXTS_FILE = /[\\/](?:[\w-]+-)?texts\.ts$/
/** Chunks that only have texts. */
const TEXTS_CHUNK = /^texts-/
/** Files of the texts with which an entry starts. */
export const FIRST_TEXTS = /\/texts-(?:en|zh)-first\b/

/**
 * Splits what `defineTexts` makes by language (docs/decisions/0117). The file is evaluated here; what imports it gets the texts of
 * the chosen language from a chunk of their own, which the run time loads together with the chunk that needs them.
 */
export const splitTexts: RsbuildPlugin = {
  name: 'split-texts',
  setup(api) {
    api.transform({ test: TEXTS_FILE }, async ({ code, resourcePath, resourceQuery }) => {
      if (!/\bdefine(?:First)?Texts\(/.test(code)) return code
      const { name, texts } = await evaluate(resourcePath)
      const isFirst = code.includes('defineFirstTexts(')
      const language = LANGUAGES.find((one) => resourceQuery === `?${one}`)
      if (language !== undefined)
        return `${isFirst ? 'export default' : 'module.exports ='} ${JSON.stringify(texts[language])}`
      const imported = (one: Language) => JSON.stringify(`${resourcePath}?${one}`)
      if (!isFirst) {
        const [en, zh] = LANGUAGES.map((one) => `require.resolve(${imported(one)})`)
        return `import { textsOfModules } from '@console/ui/load-language'
export const ${name} = textsOfModules(${en}, ${zh})`
      }
      const chunk = (one: Language) => `texts-${one}-${nameFirstTexts(resourcePath)}`
      const loads = LANGUAGES.map(
        (one) => `${one}: () => import(/* webpackChunkName: "${chunk(one)}" */ ${imported(one)})`,
      )
      return `import { firstTexts } from '@console/ui/load-language'
export const ${name} = firstTexts({ ${loads.join(', ')} })`
    })
  },
}

/** Names the file of an app's first texts: one for the app, or one for each of several entries. */
function nameFirstTexts(path: string): string {
  const name = basename(path, '-texts.ts')
  return name === basename(path) || path.includes('/packages/') ? 'first' : `first-${name}`
}

/** A file of texts defines one list. */
async function evaluate(path: string): Promise<{ name: string; texts: Texts }> {
  const exported = (await import(pathToFileURL(path).href)) as Record<string, Texts>
  const [entry, ...others] = Object.entries(exported)
  if (entry === undefined || others.length > 0) throw new Error(`${path} must export one list of texts.`)
  return { name: entry[0], texts: entry[1] }
}

/** Puts the texts of each language into chunks beside those that need them. */
export const chunksOfTexts = Object.fromEntries(
  LANGUAGES.map((language) => [
    `texts-${language}`,
    {
      test: (module: Rspack.Module) => isTextsModule(module, language),
      name: (module: Rspack.Module, chunks: readonly Rspack.Chunk[]) =>
        `texts-${language}-${(chunks.length === 1 ? chunks[0]?.name : undefined) ?? nameByPath(module)}`,
      chunks: (chunk: Rspack.Chunk) => !chunk.canBeInitial() && !TEXTS_CHUNK.test(chunk.name ?? ''),
      enforce: true,
      priority: 100,
    },
  ]),
)

/** Fails a build in which texts of both languages would come with an entry. */
export function refuseFirstTexts(): Rspack.RspackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('refuse-first-texts', (compilation) => {
        compilation.hooks.afterSeal.tap('refuse-first-texts', () => {
          for (const chunk of compilation.chunks) {
            if (!chunk.canBeInitial()) continue
            for (const module of compilation.chunkGraph.getChunkModules(chunk)) {
              const path = getPath(module)
              if (isTextsModule(module, 'en'))
                compilation.errors.push(
                  new compiler.webpack.WebpackError(
                    `${path} is loaded at the start of ${chunk.name}: use defineFirstTexts, or load it later.`,
                  ),
                )
            }
          }
        })
      })
    },
  }
}

function isTextsModule(module: Rspack.Module, language: Language): boolean {
  return getPath(module).endsWith(`texts.ts?${language}`)
}

function getPath(module: Rspack.Module): string {
  return 'resource' in module && typeof module.resource === 'string' ? module.resource : ''
}

function nameByPath(module: Rspack.Module): string {
  return relative(repositoryRoot, getPath(module))
    .replace(/\.ts\?\w+$/, '')
    .replaceAll(/[^a-z]+/g, '-')
}
