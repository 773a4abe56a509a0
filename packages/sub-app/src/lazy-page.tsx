import type { documents } from '@console/contracts'
import type { ComponentType } from 'react'
import { lazyPart, type LoadedPart } from './lazy-part.tsx'
import { PageLoading } from './PageLoading.tsx'
import { useWhenAnswered } from './when-answered.ts'

export type LazyPageOptions = {
  /** Prefetches the queries of the first view while the page's code is on the way. */
  usePrefetch?: () => void
  /** False where the first view needs none of them. */
  useHasFirstView?: () => boolean
  /** The tiers of its route in the manifest, when fewer than the app's. */
  tiers?: readonly documents.KitTier[]
}

/**
 * A page that loads with its own texts, so that they are not part of the initial load:
 * `lazyPage(async () => ({ Page: (await import('./RolePage.tsx')).RolePage, texts: (await import('./role-texts.ts')).texts }))`.
 */
export function lazyPage(
  load: () => Promise<LoadedPart<object>>,
  { usePrefetch, useHasFirstView = () => true, tiers }: LazyPageOptions = {},
): ComponentType {
  function Prefetching() {
    usePrefetch?.()
    return null
  }
  function Loading() {
    return (
      <>
        {useHasFirstView() && <Prefetching />}
        <PageLoading />
      </>
    )
  }
  return lazyPart(load, {
    Loading,
    isPage: true,
    ...(tiers && { tiers }),
    ...(usePrefetch && { useWait: useWhenAnswered }),
  })
}
