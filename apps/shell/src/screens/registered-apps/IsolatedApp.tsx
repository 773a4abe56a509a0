import type { subApp } from '@console/contracts'
import { ErrorState } from '@console/ui'
import { PageSkeleton } from '@console/ui/page-skeleton'
import { useQuery } from '@tanstack/react-query'
import { use, useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { FramedTitleContext } from '../../runtime/frames/frame-contexts.ts'
import { LoadError } from '../../runtime/micro-apps/load-error.ts'
import { loadManifest } from '../../runtime/micro-apps/load-manifest.ts'
import { record } from '../../runtime/micro-apps/run-log.ts'
import { toRegistryEntry } from '../../runtime/registered-apps/registry-entry.ts'
import { useIsolatedBridge } from '../../runtime/registered-apps/use-isolated-bridge.ts'
import { PageCard } from '../../runtime/router/PageCard.tsx'
import { AfterFailure } from './AfterFailure.tsx'
import { useHealthReports } from './use-health-reports.ts'
import styles from '../../runtime/frames/FramedDocument.module.css'

/** An app that is not ready by then times out, as one in the page does (R30). */
export const ISOLATED_LOAD_LIMIT_MS = 15_000
/** The server says the same; an origin of its own is the boundary. No pop-ups, no dialogs, no way to the window around it. */
const SANDBOX = 'allow-scripts allow-forms'

/** An app in a frame with an origin of its own, which talks to the console over its bridge only. */
export function IsolatedApp({ app }: { app: subApp.RegistryApp }) {
  const { formatMessage } = useIntl()
  const entry = useMemo(() => toRegistryEntry(app), [app])
  const [attempt, setAttempt] = useState(0)
  const { data, error } = useQuery({
    queryKey: ['isolatedApp', entry.entry, attempt],
    queryFn: async () => {
      const manifest = await loadManifest(entry, { isFresh: attempt > 0 })
      if (manifest.document === undefined) throw new LoadError('manifest', entry.entry)
      return { version: manifest.version, address: manifest.document }
    },
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
  })
  useHealthReports(app)
  const retry = (): void => setAttempt((count) => count + 1)
  if (error !== null) return <EndedApp app={app} why="failed" detail={error.message} onRetry={retry} />
  if (data === undefined) return <PageSkeleton label={formatMessage({ id: 'registeredApp.loading' })} />
  return <IsolatedFrame key={attempt} app={app} entry={entry} opened={data} onRetry={retry} />
}

type Phase = 'loading' | 'shown' | 'late' | 'left' | 'flood'

type IsolatedFrameProps = {
  app: subApp.RegistryApp
  entry: Parameters<typeof record>[0]
  opened: { version: string; address: string }
  onRetry: () => void
}

function IsolatedFrame({ app, entry, opened, onRetry }: IsolatedFrameProps) {
  const { formatMessage } = useIntl()
  const frame = useRef<HTMLIFrameElement>(null)
  const [phase, setPhase] = useState<Phase>('loading')
  const [heightPx, setHeightPx] = useState(0)
  const loads = useRef(0)
  const { setFramedTitle } = use(FramedTitleContext)
  useIsolatedBridge({
    app,
    frame,
    onReady: () => setPhase((now) => (now === 'loading' ? 'shown' : now)),
    onResize: setHeightPx,
    onTitle: (title) => setFramedTitle(title === '' ? null : title),
    onRefused: (refusedMessages) => record(entry, { refusedMessages }),
    onFlood: () => setPhase('flood'),
  })
  useEffect(() => () => setFramedTitle(null), [setFramedTitle])
  useRunRecord(entry, phase, opened.version)
  useEffect(() => {
    if (phase !== 'loading') return undefined
    const limit = setTimeout(() => setPhase('late'), ISOLATED_LOAD_LIMIT_MS)
    return () => clearTimeout(limit)
  }, [phase])

  if (phase === 'late' || phase === 'left' || phase === 'flood')
    return <EndedApp app={app} why={phase} detail={entry.entry} onRetry={onRetry} />
  return (
    <div className="ui-full-height ui-relative">
      <iframe
        ref={frame}
        className={styles['frame']}
        style={{ height: `max(100%, ${heightPx}px)` }}
        title={app.name}
        src={opened.address}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
        allow=""
        onLoad={() => {
          loads.current += 1
          // Its port belongs to the first document: another one would speak in its name.
          if (loads.current > 1) setPhase('left')
        }}
      />
      {phase === 'loading' && (
        <div className={styles['loading']}>
          <PageSkeleton label={formatMessage({ id: 'registeredApp.loading' })} />
        </div>
      )}
    </div>
  )
}

/** Lists the app in the developer panel. */
function useRunRecord(entry: IsolatedFrameProps['entry'], phase: Phase, version: string): void {
  useEffect(() => {
    if (phase === 'shown') record(entry, { state: 'mounted', version, error: null })
    else if (phase === 'loading') record(entry, { state: 'loading', version, error: null })
    else
      record(entry, {
        state: 'failed',
        error: new LoadError(phase === 'late' ? 'timeout' : 'script', entry.module),
      })
  }, [entry, phase, version])
  useEffect(() => () => record(entry, { state: 'unmounted' }), [entry])
}

type EndedAppProps = {
  app: subApp.RegistryApp
  why: 'failed' | 'late' | 'left' | 'flood'
  detail: string
  onRetry: () => void
}

/** Shown instead of an app that did not open, or was stopped. */
function EndedApp({ app, why, detail, onRetry }: EndedAppProps) {
  const { formatMessage } = useIntl()
  return (
    <PageCard>
      <ErrorState
        title={formatMessage({ id: `registeredApp.isolated.${why}` }, { app: app.name })}
        error={{
          message: formatMessage(
            { id: `registeredApp.isolated.${why}.note` },
            { seconds: ISOLATED_LOAD_LIMIT_MS / 1000 },
          ),
          callId: detail,
        }}
        onRetry={onRetry}
      />
      <AfterFailure app={app} />
    </PageCard>
  )
}
