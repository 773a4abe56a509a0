import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider, type ConfigProviderProps } from 'antd'
import * as antd from 'antd'
import { createElement, createElement as h, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { KitTier } from '../exports.ts'
import { withoutUnusedSelectors } from './unused-selectors.ts'

const { Button, Form, Input, Space } = antd

/**
 * Components of antd that each tier renders, in each variant that has separate styles. A popup is listed beside the
 * component that opens it. The build fails if a style of a tier is rendered by nothing here.
 */
const antdComponents: Partial<Record<KitTier, readonly ReactNode[]>> = {
  core: [
    h(Button, { loading: true }),
    h(Input),
    h(Input.Search),
    h(Input.TextArea),
    h(Input.Password),
    h(Space),
    h(Space.Compact, null, h(Button), h(Space.Addon)),
  ],
  frame: [
    h(antd.Alert),
    h(antd.Drawer),
    h(antd.Dropdown, null, h('i')),
    h(antd.Modal._InternalPanelDoNotUseOrYouWillBeFired, { type: 'confirm' }),
    h(antd.Popover),
    h(antd.Segmented, { options: [] }),
    h(antd.Select),
    h(antd.Empty),
    h(antd.Skeleton),
    h(antd.Switch),
    h(antd.Tooltip),
    h(antd.message._InternalPanelDoNotUseOrYouWillBeFired),
  ],
  table: [
    h(antd.Table),
    h(antd.Pagination),
    h(antd.Spin),
    h(antd.Checkbox),
    h(antd.Radio),
    h(antd.Tree, { treeData: [] }),
  ],
  data: [h(antd.DatePicker), h(antd.Tag, { color: 'red' }), h(antd.Tag, { color: 'success' })],
  forms: [h(antd.InputNumber), h(antd.Steps), h(antd.Tabs), h(antd.TimePicker), h(antd.TreeSelect)],
  proTable: [
    h(Form, null, h(Form.Item)),
    h(antd.Popconfirm, { title: '' }),
    h(antd.Result),
    h(antd.Typography),
  ],
}

export type TierStyles = {
  css: string
  /** Names of the styles in it, as antd joins them: `Input-Search`, and `Button-Button`. */
  names: readonly string[]
}

export type StylesOfTiers = Readonly<Partial<Record<string, TierStyles>>>
type Theme = NonNullable<ConfigProviderProps['theme']>

/**
 * The theme of the rendered styles: with CSS variables under this key, and without a class for each version of the theme,
 * like `antdTheme` of `@console/ui`.
 */
const THEME: Theme = { cssVar: { key: 'console' }, hashed: false }

/** As the cache of styles calls them: `style%antd%Input-Search%ant-input-search%anticon`. */
const STYLE_NAME = /^style%(?:[^%]*%)*?(\w+-[\w-]+)%ant-/

/**
 * The styles that antd would compute in the browser, by the tier that renders them first. They apply to every theme, because
 * its values are variables.
 */
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

/** Removes antd's record of the styles that it extracted. */
function withoutPaths(css: string): string {
  return css.replace(/\.data-ant-cssinjs-cache-path\{content:"[^"]*";\}$/, '')
}
