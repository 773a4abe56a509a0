import type { documents } from '@console/contracts'
import type { HostProps, HostUpdate } from '@console/sub-app'
import { PageSkeleton } from '@console/ui/page-skeleton'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { FailureCard } from './FailureCard.tsx'
import { LoadError } from './load-error.ts'
import { type MicroApp, mountMicroApp } from './micro-app.ts'
import { prefetchFirstFiles, runPart } from './prefetch.ts'
import { shownComponent } from './shown-component.ts'
import styles from './SubAppOutlet.module.css'

let last: Promise<void> = Promise.resolve()

const LOADING: OutletState = { kind: 'loading' }

type SubAppOutletProps = {
  entry: documents.RegistryEntry
  /** Every change is passed to the mounted sub-app. */
  hostProps: Omit<HostProps, 'container' | 'signal'>
}

/** The one viewport of all sub-apps: the loading state, the app itself, or its load error (SHELL-047, SHELL-050). */
export function SubAppOutlet({ entry, hostProps }: SubAppOutletProps) {
  const viewport = useRef<HTMLDivElement>(null)
  const { state, retry } = useMicroApp({ entry, hostProps, viewport })
  return (
    <div className={styles['outlet']} aria-busy={state.kind === 'loading'}>
      {state.kind === 'loading' && (
        <div className={styles['loading']}>
          <LoadingCard />
        </div>
      )}
      {state.kind === 'failed' && <FailureCard entry={entry} error={state.error} onRetry={retry} />}
      <div ref={viewport} className={styles['viewport']} data-sub-app={entry.module} />
    </div>
  )
}

type Props = Omit<HostProps, 'container' | 'signal'>

type OutletState = { kind: 'loading' } | { kind: 'mounted' } | { kind: 'failed'; error: LoadError }

type Request = { entry: documents.RegistryEntry; hostProps: Props; viewport: RefObject<HTMLElement | null> }

/** Keeps the requested sub-app mounted in the viewport and its props in sync with the host. */
function useMicroApp({ entry, hostProps, viewport }: Request): {
  state: OutletState
  retry: () => void
} {
  const [attempt, setAttempt] = useState({ entry, number: 0 })
  const [shown, setShown] = useState<{ of: typeof attempt; state: OutletState } | null>(null)
  const latest = useRef(hostProps)
  const running = useRef<{ module: string; app: MicroApp } | null>(null)
  if (attempt.entry !== entry) setAttempt({ entry, number: 0 })

  useLayoutEffect(() => {
    latest.current = hostProps
    // An app that is about to unmount must not get the address of the next one.
    if (running.current?.module === entry.module) void running.current.app.update(toUpdate(hostProps))
  }, [entry, hostProps])

  useEffect(() => {
    const controller = new AbortController()
    let app: MicroApp | null = null
    if (attempt.number === 0) void prefetchFirstFiles(attempt.entry, shownComponent(latest.current.router))
    void enqueueInViewport(async () => {
      const container = viewport.current
      if (controller.signal.aborted || container === null) return
      const given = latest.current
      const request = { entry: attempt.entry, viewport: container, props: given, isRetry: attempt.number > 0 }
      try {
        app = await mountMicroApp({ ...request, signal: controller.signal })
      } catch (error) {
        if (controller.signal.aborted) return
        latest.current.services.reportError(error, attempt.entry.module)
        if (error instanceof LoadError) setShown({ of: attempt, state: { kind: 'failed', error } })
        return
      }
      if (controller.signal.aborted) return
      running.current = { module: attempt.entry.module, app }
      setShown({ of: attempt, state: { kind: 'mounted' } })
      void runPart(attempt.entry, shownComponent(given.router))
      // Props that changed while the app was loading.
      if (latest.current !== given) await app.update(toUpdate(latest.current))
    })
    return () => {
      controller.abort()
      running.current = null
      void enqueueInViewport(async () => {
        await app?.unmount()
      })
    }
  }, [attempt, viewport])

  return {
    state: shown?.of === attempt ? shown.state : LOADING,
    retry: () => {
      setAttempt({ entry, number: attempt.number + 1 })
    },
  }
}

function toUpdate({ user, businessType, language, timezone, theme, router }: Props): HostUpdate {
  return { user, businessType, language, timezone, theme, router }
}

/**
 * Serialises the work in the viewport: a sub-app unmounts before the next one mounts (SHELL-047).
 * `run` must not reject.
 */
function enqueueInViewport(run: () => Promise<void>): Promise<void> {
  last = last.then(run)
  return last
}

/** The skeleton of a page while its sub-app loads; shown after a short delay. */
function LoadingCard() {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['late']}>
      <PageSkeleton label={formatMessage({ id: 'module.loading' })} />
    </div>
  )
}
