import type { ComponentType } from 'react'
import { lazyPart, type LoadedPart } from './lazy-part.tsx'
import { PageLoading } from './PageLoading.tsx'

/**
 * A page that brings its own texts along, so that what is loaded before it holds none of them:
 * `lazyPage(async () => ({ Page: (await import('./RolePage.tsx')).RolePage, texts: (await import('./role-texts.ts')).texts }))`.
 * `useAhead` prefetches the queries of its first view while its code is on the way.
 */
export function lazyPage(
  load: () => Promise<LoadedPart<object>>,
  useAhead: () => void = useNothing,
): ComponentType {
  return lazyPart(load, function PageAhead() {
    useAhead()
    return <PageLoading />
  })
}

function useNothing(): void {}
