import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider, type ConfigProviderProps } from 'antd'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { antdComponents } from './antd-components.ts'
import { withoutUnusedSelectors } from './unused-selectors.ts'

export type TierStyles = {
  css: string
  /** Of the styles in it, as antd joins them: `Input-Search`, and `Button-Button`. */
  names: readonly string[]
}

export type StylesOfTiers = Readonly<Partial<Record<string, TierStyles>>>
type Theme = NonNullable<ConfigProviderProps['theme']>

/** With the variables of this key, and without a class for each version of the theme: as `antdTheme` of `@console/ui` has them. */
const THEME: Theme = { cssVar: { key: 'console' }, hashed: false }

/** As the cache of styles calls them: `style%antd%Input-Search%ant-input-search%anticon`. */
const STYLE_NAME = /^style%(?:[^%]*%)*?(\w+-[\w-]+)%ant-/

/** The styles that antd would compute in the browser, by the tier that draws them first. They hold for each theme, whose values are variables. */
export function renderAntdStyles(theme: Theme = THEME): StylesOfTiers {
  const cache = createCache()
  const render = (component: ReactNode) =>
    renderToString(
      createElement(
        StyleProvider,
        { cache, transformers: [withoutUnusedSelectors] },
        createElement(ConfigProvider, { theme }, component),
      ),
    )
  const styles: Record<string, TierStyles> = {}
  for (const [tier, components] of Object.entries(antdComponents)) {
    const before = new Set(cache.extracted)
    for (const component of components) render(component)
    const css = extractStyle(cache, { plain: true, types: 'style', once: true })
    const added = [...cache.extracted].filter((key) => !before.has(key))
    const names = added.flatMap((key) => STYLE_NAME.exec(key)?.[1] ?? [])
    styles[tier] = { css: withoutPaths(css), names }
  }
  return styles
}

/** antd's note of what it extracted. */
function withoutPaths(css: string): string {
  return css.replace(/\.data-ant-cssinjs-cache-path\{content:"[^"]*";\}$/, '')
}
