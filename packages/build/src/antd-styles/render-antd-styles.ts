import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as CssInJs from '@ant-design/cssinjs'
import type * as Antd from 'antd'
import type * as React from 'react'
import type * as Server from 'react-dom/server'
import type { KitTier } from '../../../kit/src/exports.ts'
import { repositoryRoot } from '../project.ts'
import { antdComponents } from './antd-components.ts'

export type TierStyles = {
  css: string
  /** Of the styles in it, as antd joins them: `Input-Search`, and `Button-Button`. */
  names: readonly string[]
}

type Theme = NonNullable<Antd.ConfigProviderProps['theme']>

/** With the variables of this key, and without a class for each version of the theme: as `antdTheme` of `@console/ui` has them. */
const THEME: Theme = { cssVar: { key: 'console' }, hashed: false }

/** As the cache of styles calls them: `style%antd%Input-Search%ant-input-search%anticon`. */
const STYLE_NAME = /^style%(?:[^%]*%)*?(\w+-[\w-]+)%ant-/

/** The styles that antd would compute in the browser, by the tier that draws them first. They hold for each theme, whose values are variables. */
export function renderAntdStyles(theme: Theme = THEME): Partial<Record<KitTier, TierStyles>> {
  const { antd, cssInJs, react, server } = loadPackages()
  const cache = cssInJs.createCache()
  const render = (component: React.ReactNode) =>
    server.renderToString(
      react.createElement(
        cssInJs.StyleProvider,
        { cache },
        react.createElement(antd.ConfigProvider, { theme }, component),
      ),
    )
  const styles: Partial<Record<KitTier, TierStyles>> = {}
  for (const [tier, components] of Object.entries(antdComponents(antd, react.createElement))) {
    const before = new Set(cache.extracted)
    for (const component of components) render(component)
    const css = cssInJs.extractStyle(cache, { plain: true, types: 'style', once: true })
    const added = [...cache.extracted].filter((key) => !before.has(key))
    const names = added.flatMap((key) => STYLE_NAME.exec(key)?.[1] ?? [])
    styles[tier as KitTier] = { css: withoutPaths(css), names } // of an object whose keys are tiers
  }
  return styles
}

/** antd's note of what it extracted. */
function withoutPaths(css: string): string {
  return css.replace(/\.data-ant-cssinjs-cache-path\{content:"[^"]*";\}$/, '')
}

type Packages = { antd: typeof Antd; cssInJs: typeof CssInJs; react: typeof React; server: typeof Server }

/** Those of the kit. */
function loadPackages(): Packages {
  const load = createRequire(join(repositoryRoot, 'packages/kit/package.json'))
  return {
    antd: load('antd') as typeof Antd,
    cssInJs: load('@ant-design/cssinjs') as typeof CssInJs,
    react: load('react') as typeof React,
    server: load('react-dom/server') as typeof Server,
  }
}
