import { readFileSync } from 'node:fs'
import type { Rspack } from '@rsbuild/core'
import type { TierStyles } from './render-antd-styles.ts'
import { withoutStyleFunctions } from './without-style-functions.ts'

export const ANTD_STYLE_MODULE = /[\\/]antd[\\/]es[\\/].*[\\/]style([\\/][\w-]+)?\.js$/

/** A field that none of ours is, the menu, which is drawn in a `Dropdown` alone and has the styles of that, and a look of another theme. */
const UNUSED = new Set(['Input-OTP', 'Menu-Menu', 'Pagination-bordered'])

/**
 * Fails the build where a tier has a component of antd whose styles no tier up to it has rendered: it would be drawn without any.
 */
export class RenderedStyles {
  readonly #styles: Partial<Record<string, TierStyles>>
  readonly #baseOf: Partial<Record<string, string>>

  constructor(styles: Partial<Record<string, TierStyles>>, baseOf: Partial<Record<string, string>>) {
    this.#styles = styles
    this.#baseOf = baseOf
  }

  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.compilation.tap('RenderedStyles', (compilation) => {
      // Before modules are joined.
      compilation.hooks.optimizeModules.tap('RenderedStyles', (modules) => {
        for (const module of modules) {
          const resource = module.nameForCondition() ?? ''
          if (!ANTD_STYLE_MODULE.test(resource)) continue
          const { names } = withoutStyleFunctions(readFileSync(resource, 'utf8'))
          for (const chunk of compilation.chunkGraph.getModuleChunks(module))
            for (const name of this.#missing(chunk.name ?? '', names))
              compilation.errors.push(
                new compiler.webpack.WebpackError(`The tier ${chunk.name} has no styles for ${name} of antd: antd-components.ts`),
              )
        }
      })
    })
  }

  #missing(tier: string, names: readonly string[]): string[] {
    const rendered = new Set(this.#renderedUpTo(tier))
    return names.filter((name) => !rendered.has(name) && !UNUSED.has(name))
  }

  #renderedUpTo(tier: string | undefined): string[] {
    return tier === undefined
      ? []
      : [...(this.#styles[tier]?.names ?? []), ...this.#renderedUpTo(this.#baseOf[tier])]
  }
}
