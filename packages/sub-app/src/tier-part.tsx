import type { documents } from '@console/contracts'
import { useLoadFailure } from '@console/ui/part-boundary'
import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { useHost, type Host } from './host/host-context.tsx'

type TierPartOptions<Props> = {
  /** A tier of the kit that the app's manifest does not list. */
  tier: documents.KitTier
  /**
   * Imports the part as a chunk named `<tier>-<page>`, after the page's own chunk `page-<page>`, so that its size counts
   * with that page.
   */
  load: () => Promise<ComponentType<Props>>
  /** Decides by the props if the tier is needed: false as long as `Loading` will do. By default it is always needed. */
  isNeeded?: (props: Props) => boolean
  Loading: ComponentType<Props>
  Failed: ComponentType<Props & LoadFailure>
}

/** The reason why the part is missing, for people, and a function that loads it again. */
export type LoadFailure = { error: { message: string }; onRetry: () => void }

/** A part of a page; `preload` loads its code before it is shown. */
export type TierPart<Props> = ComponentType<Props> & { preload: (host: PartHost) => void }
type PartHost = Pick<Host, 'services' | 'signal'>
type Load<Props> = { Part: ComponentType<Props> | null; running: Promise<Attempt<Props> | null> | null }
type Attempt<Props> = { Part: ComponentType<Props> } | 'failed'

/**
 * A part of a page that needs a further tier of the kit, such as a chart: the page renders at once, and the tier is
 * loaded when the part is first rendered (docs/decisions/0026). A failure stays within the part and can be retried.
 */
export function tierPart<Props extends object>(options: TierPartOptions<Props>): TierPart<Props> {
  const { Loading, Failed, isNeeded = always } = options
  const { loaded, load } = partLoader(options)

  function FailedPart(props: Props & Pick<LoadFailure, 'onRetry'>) {
    const { onRetry } = props
    useEffect(() => {
      failedParts.add(onRetry)
      return () => void failedParts.delete(onRetry)
    }, [onRetry])
    return <Failed {...props} error={useLoadFailure(onRetry)} />
  }

  function TierPart(props: Props) {
    const host = useHost()
    const isNow = isNeeded(props)
    const [result, setResult] = useState(() => (isNow ? loaded(host) : null))
    useEffect(() => {
      if (result !== null || !isNow) return undefined
      let isGone = false
      void load(host).then((attempted) => !isGone && setResult(attempted))
      return () => {
        isGone = true
      }
    }, [result, isNow, host])
    const retry = useCallback(() => setResult(null), [])
    if (result === null) return <Loading {...props} />
    if (result === 'failed') return <FailedPart {...props} onRetry={retry} />
    return <result.Part {...props} />
  }
  return Object.assign(TierPart, { preload: (host: PartHost) => void load(host) })
}

const always = (): boolean => true

/** Retries of the parts that did not load: once a part loads, the others can probably load too. */
const failedParts = new Set<() => void>()

function partLoader<Props extends object>(options: TierPartOptions<Props>) {
  const { tier } = options
  /** Loads by the services of the host that loaded the tier. */
  const loads = new WeakMap<Host['services'], Load<Props>>()

  function getLoad({ services }: PartHost): Load<Props> {
    const known = loads.get(services) ?? { Part: null, running: null }
    loads.set(services, known)
    return known
  }

  /** Null when the app was left meanwhile: there is no document any more that could load its files. */
  async function attempt(host: PartHost): Promise<Attempt<Props> | null> {
    const { services, signal } = host
    try {
      // Tier first: the part's modules read it while they are evaluated.
      await services.loadTier(tier)
      if (signal.aborted) return null
      const Part = await options.load()
      getLoad(host).Part = Part
      for (const retry of failedParts) retry()
      return { Part }
    } catch (thrown) {
      services.reportError(thrown, `tier ${tier}`)
      return 'failed'
    }
  }

  /** Callers that wait at the same time share one attempt; a part that did not load is loaded again by the next one. */
  async function load(host: PartHost): Promise<Attempt<Props> | null> {
    const known = getLoad(host)
    if (known.Part !== null) return { Part: known.Part }
    known.running ??= attempt(host).finally(() => (known.running = null))
    const result = await known.running
    // Another app was left, not this one.
    return result === null && !host.signal.aborted ? load(host) : result
  }

  function loaded(host: PartHost): Attempt<Props> | null {
    const { Part } = getLoad(host)
    return Part && { Part }
  }

  return { load, loaded }
}
