import type * as antdThemes from '@console/ui/theme'

/** Of antd's styles, those that decide what is there at all: a closed layer stays in the document, hidden. */
const HIDDEN_LAYERS = ['drawer-content-wrapper', 'dropdown', 'select-dropdown', 'picker-dropdown', 'popover']
const STYLE_ID = 'hidden-layers'

/**
 * The theme without antd's styles, which take a quarter of a page test's time. jsdom has no layout that they could change;
 * browser tests check the appearance.
 */
export function unstyled(actual: typeof antdThemes): typeof antdThemes {
  return { ...actual, antdTheme: (mode) => ({ ...actual.antdTheme(mode), zeroRuntime: true }) }
}

/** Once a document: the files of a worker share it. */
export function hideClosedLayers(): void {
  if (document.getElementById(STYLE_ID)) return
  const style = document.createElement('style')
  style.id = STYLE_ID
  style.textContent = `${HIDDEN_LAYERS.map((layer) => `.ant-${layer}-hidden`).join()} { display: none }`
  document.head.append(style)
}
