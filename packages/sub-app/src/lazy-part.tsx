import { useEffect, useState, type ComponentType } from 'react'
import { MoreTexts, type Texts } from './MoreTexts.tsx'

export type LoadedPart<Props> = { Page: ComponentType<Props>; texts?: Texts }
type Attempt<Props> = { part: LoadedPart<Props> } | { failure: unknown }

/**
 * A part of a page, such as a dialog, that comes with its texts when it is first drawn; until then `Loading` stands in its
 * place, or nothing. A failed load is thrown to the boundary around, and tried anew when that draws the part again.
 *
 * Without Suspense: React holds what follows a fallback back for 300 ms, and what the part asks the server for with it.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<LoadedPart<Props>>,
  Loading: ComponentType = Nothing,
): ComponentType<Props> {
  let loaded: LoadedPart<Props> | null = null
  let loading: Promise<Attempt<Props>> | null = null

  async function loadOnce(): Promise<Attempt<Props>> {
    try {
      loaded = await load()
      return { part: loaded }
    } catch (failure) {
      loading = null
      return { failure }
    }
  }

  return function LazyPart(props: Props) {
    const [attempt, setAttempt] = useState<Attempt<Props> | null>(() => loaded && { part: loaded })
    // As early as it is known that the part is wanted.
    if (attempt === null) loading ??= loadOnce()
    useEffect(() => {
      if (attempt !== null) return
      let isGone = false
      const show = async () => {
        const result = await (loading ??= loadOnce())
        if (!isGone) setAttempt(result)
      }
      void show()
      return () => {
        isGone = true
      }
    }, [attempt])
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
