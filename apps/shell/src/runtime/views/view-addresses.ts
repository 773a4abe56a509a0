import { logWarning } from '../../base/log.ts'
import type * as addresses from './resolve-address.ts'

/** Null until it is needed: users without a start view open pages without this code. */
let loaded: typeof addresses | null = null

/** Loads the code that resolves addresses. Without it pages open with the query that they have. */
export async function loadViewAddresses(): Promise<typeof addresses | null> {
  try {
    loaded ??= await import(/* webpackChunkName: "on-demand-view-addresses" */ './resolve-address.ts')
  } catch (error) {
    logWarning('The start views could not be loaded.', error)
  }
  return loaded
}

export const hasStart = (views: addresses.KnownViews['views']): boolean =>
  views.some(({ isStart }) => isStart)

/** Resolves like `resolveSearch` once that is loaded; until then the query stays as it is. */
export const resolveLoaded: typeof addresses.resolveSearch = (target, known) =>
  loaded === null ? target.search : loaded.resolveSearch(target, known)

/** Resolves like `resolveOpened`; loads the code for it where the views or the address need it. */
export async function resolveDocument(known: addresses.KnownViews): Promise<string | null> {
  const { location } = window
  if (!hasStart(known.views) && !location.search.includes('=today')) return null
  return (await loadViewAddresses())?.resolveOpened(location, known) ?? null
}
