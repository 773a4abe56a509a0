/** One lazy chunk for both; hovering the search's button preloads it. */
export function importOverlayViews() {
  return import(/* webpackChunkName: "on-demand-palette" */ './overlay-views.ts')
}
