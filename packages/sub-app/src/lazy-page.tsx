import type { documents } from '@console/contracts'
import type { ComponentType } from 'react'
import { lazyPart, type LoadedPart } from './lazy-part.tsx'
import { PageLoading } from './PageLoading.tsx'
import { useWhenAnswered } from './when-answered.ts'

export type LazyPageOptions = {
  /** Prefetches the queries of the first view while the page's code is on the way. */
  useAhead?: () => void
  /** As its route in the manifest says, when these are fewer than the app's. */
  tiers?: readonly documents.KitTier[]
}

/**
 * A page that brings its own texts along, so that what is loaded before it holds none of them:
 * `lazyPage(async () => ({ Page: (await import('./RolePage.tsx')).RolePage, texts: (await import('./role-texts.ts')).texts }))`.
 */
export function lazyPage(
  load: () => Promise<LoadedPart<object>>,
  { useAhead, tiers }: LazyPageOptions = {},
): ComponentType {
  function Loading() {
    useAhead?.()
    return <PageLoading />
  }
  return lazyPart(load, {
    Loading,
    ...(tiers && { tiers }),
    ...(useAhead && { useWait: useWhenAnswered }),
  })
}
