/** One lazy chunk for both; pointing at the search's button brings it ahead of the click. */
export function importOverlayViews() {
  return import(/* webpackChunkName: "on-demand-palette" */ './overlay-views.ts')
}
