import { readFileSync } from 'node:fs'
import type { Rspack } from '@rsbuild/core'
import type { StylesOfTiers } from './render-antd-styles.ts'
import { withoutStyleFunctions } from './without-style-functions.ts'

export const ANTD_STYLE_MODULE = /[\\/]antd[\\/]es[\\/].*[\\/]style([\\/][\w-]+)?\.js$/

/**
 * Styles that no tier renders: of a field that we do not use, of the menu, which appears only inside a `Dropdown` and has
 * the styles of the `Dropdown`, and of a variant of another theme.
 */
const UNUSED = new Set(['Input-OTP', 'Menu-Menu', 'Pagination-bordered'])

/** The tier below each one. */
type Bases = Partial<Record<string, string | null>>

/**
 * Fails the build if a tier has an antd component whose styles are neither in that tier nor in a tier below: the component
 * would be rendered without styles.
 */
export class RenderedStyles {
  readonly #styles: StylesOfTiers
  readonly #bases: Bases

  constructor(styles: StylesOfTiers, bases: Bases) {
    this.#styles = styles
    this.#bases = bases
  }

  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.compilation.tap('RenderedStyles', (compilation) => {
      // Before modules are joined.
      compilation.hooks.optimizeModules.tap('RenderedStyles', (modules) => {
        for (const module of modules) {
          const tiers = [...compilation.chunkGraph.getModuleChunks(module)].map(({ name }) => name ?? '')
          for (const problem of this.#problemsOf(module, tiers))
            compilation.errors.push(new compiler.webpack.WebpackError(problem))
        }
      })
    })
  }

  #problemsOf(module: Rspack.Module, tiers: readonly string[]): string[] {
    const file = module.nameForCondition() ?? ''
    if (!ANTD_STYLE_MODULE.test(file)) return []
    const { names } = withoutStyleFunctions(readFileSync(file, 'utf8'))
    return tiers.flatMap((tier) =>
      missingStyles(tier, names, { styles: this.#styles, bases: this.#bases }).map(
        (name) =>
          `antd-components.ts renders nothing that has the styles ${name} of antd in the tier ${tier}`,
      ),
    )
  }
}

/** Lists the styles that neither a tier nor those below it have. */
export function missingStyles(
  tier: string,
  names: readonly string[],
  { styles, bases }: { styles: StylesOfTiers; bases: Bases },
): string[] {
  const missing = names.filter((name) => !UNUSED.has(name) && styles[tier]?.names.includes(name) !== true)
  const base = bases[tier] ?? null
  return base === null ? missing : missingStyles(base, missing, { styles, bases })
}
