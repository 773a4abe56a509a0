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

/** A module of a page: its component, the only export named `…Page`, its texts, and what it requests before it is rendered. */
export type PageModule = Readonly<Record<`${string}Page`, ComponentType>> &
  Pick<LoadedPart<object>, 'texts'> & { usePrefetchFirstView?: () => void }

/** A page that loads with its own texts, so that they are not part of the initial load: `lazyPage(() => import('./RolePage.tsx'))`. */
export function lazyPage(
  load: () => Promise<PageModule>,
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
  return lazyPart(async () => toPart(await load()), {
    Loading,
    isPage: true,
    ...(tiers && { tiers }),
    ...(usePrefetch && { useWait: useWhenAnswered }),
  })
}

function toPart(module: PageModule): LoadedPart<object> {
  const name = Object.keys(module).find((one): one is `${string}Page` => one.endsWith('Page'))
  const Page = name === undefined ? undefined : module[name]
  if (Page === undefined) throw new Error('The module of a page exports no component named …Page.')
  const { texts, usePrefetchFirstView } = module
  return { Page, ...(texts && { texts }), ...(usePrefetchFirstView && { usePrefetch: usePrefetchFirstView }) }
}
