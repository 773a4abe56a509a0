/**
 * Layers that antd hides by styles, which are in the built kit and thus on no page of a test: a closed layer stays in the
 * document, hidden.
 */
const HIDDEN_LAYERS = ['drawer-content-wrapper', 'dropdown', 'select-dropdown', 'picker-dropdown', 'popover']
const STYLE_ID = 'hidden-layers'

/** Once a document: the files of a worker share it. */
export function hideClosedLayers(): void {
  if (document.getElementById(STYLE_ID)) return
  const style = document.createElement('style')
  style.id = STYLE_ID
  style.textContent = `${HIDDEN_LAYERS.map((layer) => `.ant-${layer}-hidden`).join()} { display: none }`
  document.head.append(style)
}
