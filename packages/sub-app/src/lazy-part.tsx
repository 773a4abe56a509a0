import type { documents } from '@console/contracts'
import { useEffect, useState, type ComponentType } from 'react'
import { useHost, type Host } from './host-context.tsx'
import { MoreTexts, type Texts } from './MoreTexts.tsx'

export type LoadedPart<Props> = { Page: ComponentType<Props>; texts?: Texts }
type LazyPartOptions = {
  /** In its place until it has come; nothing unless given. */
  Loading?: ComponentType
  /** What it stands on; all tiers of the app unless given. */
  tiers?: readonly documents.KitTier[]
  /** Gives what else it waits for once its code has come; nothing unless given. */
  useWait?: () => () => Promise<void>
}
type Attempt<Props> = { part: LoadedPart<Props> } | { failure: unknown }

/**
 * A part of a page, such as a dialog, that comes with its texts when it is first drawn. A failed load is thrown to the
 * boundary around, and tried anew when that draws the part again.
 *
 * Without Suspense: React holds what follows a fallback back for 300 ms, and what the part asks the server for with it.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<LoadedPart<Props>>,
  { Loading = Nothing, tiers: ownTiers, useWait = useNoWait }: LazyPartOptions = {},
): ComponentType<Props> {
  let loaded: LoadedPart<Props> | null = null
  let loading: Promise<Attempt<Props>> | null = null

  async function loadOnce({ services, tiers }: Host): Promise<Attempt<Props>> {
    try {
      // First the tiers: modules read them while they are evaluated.
      await Promise.all((ownTiers ?? tiers).map((tier) => services.loadTier(tier)))
      loaded = await load()
      return { part: loaded }
    } catch (failure) {
      loading = null
      return { failure }
    }
  }

  return function LazyPart(props: Props) {
    const host = useHost()
    const wait = useWait()
    const [attempt, setAttempt] = useState<Attempt<Props> | null>(() => loaded && { part: loaded })
    // As early as it is known that the part is wanted.
    if (attempt === null) loading ??= loadOnce(host)
    useEffect(() => {
      if (attempt !== null) return
      let isGone = false
      const show = async () => {
        const result = await (loading ??= loadOnce(host))
        await wait()
        if (!isGone) setAttempt(result)
      }
      void show()
      return () => {
        isGone = true
      }
    }, [attempt, host, wait])
    if (attempt === null) return <Loading />
    if ('failure' in attempt) throw attempt.failure
    const { Page, texts } = attempt.part
    const page = <Page {...props} />
    return texts ? <MoreTexts texts={texts}>{page}</MoreTexts> : page
  }
}

function Nothing() {
  return null
}

async function noWait(): Promise<void> {}
const useNoWait = () => noWait
