import type { documents } from '@console/contracts'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useHost, type Host } from './host-context.tsx'

type TierPartOptions<Props> = {
  /** A tier of the kit that the app's manifest does not list. */
  tier: documents.KitTier
  /**
   * Imports the part as a chunk named `<tier>-<page>`, after the page's own chunk `page-<page>`, so that its size counts
   * with that page.
   */
  load: () => Promise<ComponentType<Props>>
  Loading: ComponentType
  Failed: ComponentType<{ error: Error; onRetry: () => void }>
}

/**
 * A part of a page that needs a further tier of the kit, such as a chart: the page renders at once, and the tier is
 * loaded when the part is first rendered (docs/decisions/0026). A failure stays within the part and can be retried.
 */
export function tierPart<Props extends object>(options: TierPartOptions<Props>): ComponentType<Props> {
  const { tier, load, Loading, Failed } = options

  function attempt({ services, signal }: Pick<Host, 'services' | 'signal'>, onRetry: () => void) {
    return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
      try {
        // Tier first: the part's modules read it while they are evaluated.
        await services.loadTier(tier)
        // The app was left meanwhile: there is no document any more that could load its files.
        if (signal.aborted) return { default: Nothing }
        return { default: await load() }
      } catch (thrown) {
        services.reportError(thrown, `tier ${tier}`)
        const error = thrown instanceof Error ? thrown : new Error(String(thrown))
        return { default: () => <Failed error={error} onRetry={onRetry} /> }
      }
    })
  }

  return function TierPart(props: Props) {
    const host = useHost()
    const retry = () => setPart(() => attempt(host, retry))
    const [Part, setPart] = useState(() => attempt(host, retry))
    return (
      <Suspense fallback={<Loading />}>
        <Part {...props} />
      </Suspense>
    )
  }
}

function Nothing() {
  return null
}
