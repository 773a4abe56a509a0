import { logWarning } from '../../base/log.ts'
import type * as addresses from './resolve-address.ts'

/** Null until somebody needs it: who has no start view opens pages without this code. */
let loaded: typeof addresses | null = null

/** Loads what resolves addresses. Without it pages open with the query that they have. */
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

/** As `resolveSearch`, as soon as that is loaded. */
export const resolveLoaded: typeof addresses.resolveSearch = (target, known) =>
  loaded === null ? target.search : loaded.resolveSearch(target, known)

/** As `resolveOpened`; loads what it takes where the views or the address need it. */
export async function resolveDocument(known: addresses.KnownViews): Promise<string | null> {
  const { location } = window
  if (!hasStart(known.views) && !location.search.includes('=today')) return null
  return (await loadViewAddresses())?.resolveOpened(location, known) ?? null
}
