import type { documents } from '@console/contracts'
import { PageSkeleton } from '@console/ui/page-skeleton'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { FailureCard } from './FailureCard.tsx'
import { LoadError } from './load-error.ts'
import { type MicroApp, mountMicroApp, type MountRequest } from './micro-app.ts'
import { prefetchFirstFiles, runPart } from './prefetch.ts'
import styles from './SubAppOutlet.module.css'

let last: Promise<void> = Promise.resolve()

const LOADING: OutletState = { kind: 'loading' }

/** How the apps of one kind get their props. */
export type OutletKind<Props extends object> = Pick<MountRequest, 'contain'> & {
  /** The page at the address, by its component. */
  component: (props: Props) => string | undefined
  /** The part of the props that changes while the app is mounted. */
  toUpdate: (props: Props) => object
  reportError: (props: Props, error: unknown, module: string) => void
}

type Request<Props extends object> = {
  entry: documents.RegistryEntry
  /** Every change is passed to the mounted app. */
  props: Props
  kind: OutletKind<Props>
}

type AppOutletProps<Props extends object> = Request<Props> & {
  /** Shown below the reason of a failure. */
  afterFailure?: ReactNode
}

/** The one viewport of all sub-apps: the loading state, the app itself, or its load error (SHELL-047, SHELL-050). */
export function AppOutlet<Props extends object>({ entry, props, kind, afterFailure }: AppOutletProps<Props>) {
  const viewport = useRef<HTMLDivElement>(null)
  const { state, retry } = useMicroApp({ entry, props, kind, viewport })
  return (
    <div className={styles['outlet']} aria-busy={state.kind === 'loading'}>
      {state.kind === 'loading' && (
        <div className={styles['loading']}>
          <LoadingCard />
        </div>
      )}
      {state.kind === 'failed' && (
        <FailureCard entry={entry} error={state.error} onRetry={retry}>
          {afterFailure}
        </FailureCard>
      )}
      <div ref={viewport} className={styles['viewport']} data-sub-app={entry.module} />
    </div>
  )
}

type OutletState = { kind: 'loading' } | { kind: 'mounted' } | { kind: 'failed'; error: LoadError }

/** Keeps the requested sub-app mounted in the viewport and its props in sync with the host. */
function useMicroApp<Props extends object>({
  entry,
  props,
  kind,
  viewport,
}: Request<Props> & { viewport: RefObject<HTMLElement | null> }): { state: OutletState; retry: () => void } {
  const [attempt, setAttempt] = useState({ entry, number: 0 })
  const [shown, setShown] = useState<{ of: typeof attempt; state: OutletState } | null>(null)
  const latest = useRef(props)
  const running = useRef<{ module: string; app: MicroApp } | null>(null)
  if (attempt.entry !== entry) setAttempt({ entry, number: 0 })

  useLayoutEffect(() => {
    latest.current = props
    // An app that is about to unmount must not get the address of the next one.
    if (running.current?.module === entry.module) void running.current.app.update(kind.toUpdate(props))
  }, [entry, kind, props])

  useEffect(() => {
    const controller = new AbortController()
    let app: MicroApp | null = null
    const reportError = (error: unknown): void =>
      kind.reportError(latest.current, error, attempt.entry.module)
    if (attempt.number === 0) void prefetchFirstFiles(attempt.entry, kind.component(latest.current))
    void enqueueInViewport(async () => {
      const container = viewport.current
      if (controller.signal.aborted || container === null) return
      const given = latest.current
      const component = kind.component(given)
      try {
        app = await mountMicroApp({
          entry: attempt.entry,
          viewport: container,
          props: given,
          component,
          reportError,
          ...(kind.contain === undefined ? {} : { contain: kind.contain }),
          isRetry: attempt.number > 0,
          signal: controller.signal,
        })
      } catch (error) {
        if (controller.signal.aborted) return
        reportError(error)
        if (error instanceof LoadError) setShown({ of: attempt, state: { kind: 'failed', error } })
        return
      }
      if (controller.signal.aborted) return
      running.current = { module: attempt.entry.module, app }
      setShown({ of: attempt, state: { kind: 'mounted' } })
      void runPart(attempt.entry, component)
      // Props that changed while the app was loading.
      if (latest.current !== given) await app.update(kind.toUpdate(latest.current))
    })
    return () => {
      controller.abort()
      running.current = null
      void enqueueInViewport(async () => {
        await app?.unmount()
      })
    }
  }, [attempt, kind, viewport])

  return {
    state: shown?.of === attempt ? shown.state : LOADING,
    retry: () => {
      setAttempt({ entry, number: attempt.number + 1 })
    },
  }
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
