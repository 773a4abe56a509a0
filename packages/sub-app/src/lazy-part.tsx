import type { documents } from '@console/contracts'
import { PartBoundary, PartLoadError } from '@console/ui/part-boundary'
import type { Texts } from '@console/ui/texts'
import { useEffect, useState, type ComponentType } from 'react'
import { useHost, type Host } from './host/host-context.tsx'
import { MoreTexts } from './MoreTexts.tsx'

export type LoadedPart<Props> = {
  Page: ComponentType<Props>
  texts?: Texts
  /** Requests what the part shows first; called before the part is rendered for the first time. */
  usePrefetch?: () => void
}
type LazyPartOptions = {
  /** Shown until the part has loaded; nothing by default. */
  Loading?: ComponentType
  /** The tiers that the part needs; by default all tiers of the app. */
  tiers?: readonly documents.KitTier[]
  /** A page has the boundary of pages around it. */
  isPage?: boolean
  /** Returns what to wait for after the code has loaded; nothing by default. */
  useWait?: () => () => Promise<void>
}
type Attempt<Props> = { part: LoadedPart<Props> } | { failure: unknown }

/**
 * A part of a page, such as a dialog, that loads with its texts on first render. One that does not load, or throws, is replaced
 * alone, and loaded again on Retry; a page is replaced by the boundary of pages.
 *
 * Without Suspense: React delays the content after a fallback by 300 ms, and the part's requests with it.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<LoadedPart<Props>>,
  { Loading = Nothing, tiers: ownTiers, isPage = false, useWait = useNoWait }: LazyPartOptions = {},
): ComponentType<Props> {
  const loader = createLoader(load, ownTiers)

  function Loaded(props: Props) {
    const host = useHost()
    const wait = useWait()
    const [attempt, setAttempt] = useState(loader.findLoaded)
    const [prefetching, setPrefetching] = useState<LoadedPart<Props>['usePrefetch']>()
    // Starts loading during the render, before the effect runs.
    if (attempt === null) void loader.load(host)
    useEffect(() => {
      if (attempt !== null) return
      let isGone = false
      const show = async () => {
        const result = await loader.load(host)
        if (prefetching === undefined && 'part' in result && result.part.usePrefetch) {
          const { usePrefetch } = result.part
          if (!isGone) setPrefetching(() => usePrefetch)
          return
        }
        await wait()
        if (!isGone) setAttempt(result)
      }
      void show()
      return () => {
        isGone = true
      }
    }, [attempt, prefetching, host, wait])
    if (attempt === null) {
      return (
        <>
          <Loading />
          {prefetching && <Prefetching usePrefetch={prefetching} />}
        </>
      )
    }
    if ('failure' in attempt) throw new PartLoadError(attempt.failure)
    const { Page, texts } = attempt.part
    const page = <Page {...props} />
    return texts ? <MoreTexts texts={texts}>{page}</MoreTexts> : page
  }

  if (isPage) return Loaded
  return function LazyPart(props: Props) {
    return (
      <PartBoundary isOpened>
        <Loaded {...props} />
      </PartBoundary>
    )
  }
}

/** Loads a part once; after a failure it is loaded again. */
function createLoader<Props>(
  load: () => Promise<LoadedPart<Props>>,
  ownTiers: readonly documents.KitTier[] | undefined,
) {
  let loaded: LoadedPart<Props> | null = null
  let loading: Promise<Attempt<Props> | null> | null = null

  /** Null when the app was left meanwhile: there is no document any more that could load its files. */
  async function loadOnce({ services, tiers, signal }: Host): Promise<Attempt<Props> | null> {
    try {
      // Tiers first: modules read them while they are evaluated.
      await Promise.all((ownTiers ?? tiers).map((tier) => services.loadTier(tier)))
      if (signal.aborted) {
        loading = null
        return null
      }
      loaded = await load()
      return { part: loaded }
    } catch (failure) {
      loading = null
      return { failure }
    }
  }

  async function loadFor(host: Host): Promise<Attempt<Props>> {
    const attempt = await (loading ??= loadOnce(host))
    if (attempt !== null) return attempt
    // Another mount of the app was left, not this one.
    return host.signal.aborted ? { failure: host.signal.reason } : loadFor(host)
  }

  return { findLoaded: (): Attempt<Props> | null => loaded && { part: loaded }, load: loadFor }
}

function Prefetching({ usePrefetch }: { usePrefetch: () => void }) {
  usePrefetch()
  return null
}

function Nothing() {
  return null
}

async function noWait(): Promise<void> {}
const useNoWait = () => noWait
