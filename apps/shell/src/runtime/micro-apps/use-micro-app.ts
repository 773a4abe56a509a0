import type { documents } from '@console/contracts'
import type { HostProps, HostUpdate } from '@console/sub-app'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { LoadError } from './load-error.ts'
import { mountMicroApp, type MicroApp } from './micro-app.ts'
import { prefetchFirstFiles, runPart } from './prefetch.ts'
import { shownComponent } from './shown-component.ts'
import { enqueueInViewport } from './viewport-queue.ts'

type Props = Omit<HostProps, 'container' | 'signal'>
export type OutletState = { kind: 'loading' } | { kind: 'mounted' } | { kind: 'failed'; error: LoadError }

type Request = { entry: documents.RegistryEntry; hostProps: Props; viewport: RefObject<HTMLElement | null> }

const LOADING: OutletState = { kind: 'loading' }

/** Keeps the requested sub-app mounted in the viewport and its props in sync with the host. */
export function useMicroApp({ entry, hostProps, viewport }: Request): {
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
