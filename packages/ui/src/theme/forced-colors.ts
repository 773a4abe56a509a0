/** Loads the styles of forced colours for those who have them, also when they are turned on while the page is open. */
export function loadForcedColors(): void {
  const query = window.matchMedia('(forced-colors: active)')
  const load = () => {
    if (!query.matches) return
    // Without them the browser's own colours remain.
    import(/* webpackChunkName: "on-demand-forced-colors" */ './forced-colors.css').catch(() => {})
  }
  load()
  query.addEventListener('change', load)
}
