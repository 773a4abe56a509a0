import type { subApp } from '@console/contracts'
import { ISOLATED_PROTOCOL, OTHER_PROTOCOL } from '@console/sub-app/isolated-app/host'
import { ErrorState } from '@console/ui'
import { PageSkeleton } from '@console/ui/page-skeleton'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, use, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { FramedTitleContext } from '../../runtime/frames/frame-contexts.ts'
import { LoadError } from '../../runtime/micro-apps/load-error.ts'
import { loadManifest } from '../../runtime/micro-apps/load-manifest.ts'
import { record } from '../../runtime/micro-apps/run-log.ts'
import { holdFocus } from '../../runtime/registered-apps/hold-focus.ts'
import { toRegistryEntry } from '../../runtime/registered-apps/registry-entry.ts'
import { useIsolatedBridge } from '../../runtime/registered-apps/use-isolated-bridge.ts'
import { PageCard } from '../../runtime/router/PageCard.tsx'
import { AfterFailure } from './AfterFailure.tsx'
import { useHealthReports } from './use-health-reports.ts'
import styles from '../../runtime/frames/FramedDocument.module.css'

/** An app that is not ready by then times out, as one in the page does (R30). */
export const ISOLATED_LOAD_LIMIT_MS = 15_000
/** The document of an app answers within this time, or has left the frame. */
export const PONG_LIMIT_MS = 500
/** The server says the same; an origin of its own is the boundary. No pop-ups, no dialogs, no way to the window around it. */
const SANDBOX = 'allow-scripts allow-forms'

/** A page of a development server has the origin of that server, else browsers would refuse its modules. */
const LOCAL_SANDBOX = `${SANDBOX} allow-same-origin`

/** Features that a frame of another origin would have without being asked for; all others it gets only where it is named. */
const REFUSED_FEATURES = "picture-in-picture 'none'; storage-access 'none'"

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
  const noteError = useHealthReports(app)
  const retry = (): void => setAttempt((count) => count + 1)
  if (error !== null) return <EndedApp app={app} why="failed" detail={error.message} onRetry={retry} />
  if (data === undefined) return <PageSkeleton label={formatMessage({ id: 'registeredApp.loading' })} />
  return <Frame key={attempt} app={app} entry={entry} opened={data} onError={noteError} onRetry={retry} />
}

type Phase = 'loading' | 'shown' | 'late' | 'protocol' | 'left' | 'flood' | 'focus'

type FrameProps = {
  app: subApp.RegistryApp
  entry: Parameters<typeof record>[0]
  opened: { version: string; address: string }
  /** Set for a page of a development server. */
  localOrigin?: string
  onError: (text: string) => void
  onRetry: () => void
}

/**
 * The page of a development server in a frame with the origin of that server. It may load itself again, as hot reloads do, and
 * need not greet.
 */
export function LocalFrame({ app }: { app: subApp.RegistryApp }) {
  const entry = useMemo(() => toRegistryEntry(app), [app])
  const [attempt, setAttempt] = useState(0)
  return (
    <Frame
      key={attempt}
      app={app}
      entry={entry}
      opened={{ version: '', address: app.entry }}
      localOrigin={new URL(app.entry).origin}
      onError={() => {}}
      onRetry={() => setAttempt((count) => count + 1)}
    />
  )
}

function Frame({ app, entry, opened, localOrigin, onError, onRetry }: FrameProps) {
  const { formatMessage } = useIntl()
  const frame = useRef<HTMLIFrameElement>(null)
  const [phase, setPhase] = useState<Phase>('loading')
  const [heightPx, setHeightPx] = useState(0)
  const loads = useRef(0)
  const left = useRef(0)
  const { setFramedTitle } = use(FramedTitleContext)
  const ping = useIsolatedBridge({
    app,
    frame,
    localOrigin,
    onReady: () => setPhase((now) => (now === 'loading' ? 'shown' : now)),
    onPong: (id) => {
      if (id === loads.current) clearTimeout(left.current)
    },
    onResize: setHeightPx,
    onTitle: (title) => setFramedTitle(title === '' ? null : title),
    onError,
    onRefused: (refusedMessages) => record(entry, { refusedMessages }),
    onStop: setPhase,
  })
  useEffect(() => () => setFramedTitle(null), [setFramedTitle])
  useEffect(() => () => clearTimeout(left.current), [])
  useRunRecord(entry, phase, opened.version)
  useHeldFocus(frame, () => setPhase('focus'))
  useEffect(() => {
    if (phase !== 'loading') return undefined
    const limit = setTimeout(() => setPhase('late'), ISOLATED_LOAD_LIMIT_MS)
    return () => clearTimeout(limit)
  }, [phase])

  if (phase !== 'loading' && phase !== 'shown')
    return <EndedApp app={app} why={phase} detail={entry.entry} onRetry={onRetry} />
  return (
    <div className="ui-full-height ui-relative">
      <iframe
        ref={frame}
        className={styles['frame']}
        style={{ height: `max(100%, ${heightPx}px)` }}
        title={app.name}
        src={opened.address}
        sandbox={localOrigin === undefined ? SANDBOX : LOCAL_SANDBOX}
        referrerPolicy="no-referrer"
        allow={REFUSED_FEATURES}
        onLoad={() => {
          loads.current += 1
          if (localOrigin !== undefined) {
            setPhase('shown')
            return
          }
          if (loads.current === 1) return
          // Its port belongs to the first document, and another one must not stand under its name. WebKit reports a step
          // to a fragment, too: then the first document answers.
          clearTimeout(left.current)
          left.current = window.setTimeout(() => setPhase('left'), PONG_LIMIT_MS)
          ping(loads.current)
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

/** Keeps the console's keys from the app in the frame. */
function useHeldFocus(frame: RefObject<HTMLIFrameElement | null>, onThief: () => void): void {
  const stop = useEffectEvent(onThief)
  useEffect(() => {
    if (frame.current === null) return undefined
    const leaving = new AbortController()
    holdFocus({ frame: frame.current, onThief: () => stop(), signal: leaving.signal })
    return () => leaving.abort()
  }, [frame])
}

/** What the app's health says of an end that the console has brought about. */
const END_REASONS = {
  late: 'not ready in time',
  protocol: OTHER_PROTOCOL,
  left: 'left its own page',
  flood: 'too many messages',
  focus: 'took the focus',
} as const

/** Lists the app in the developer panel, from where its health is reported. */
function useRunRecord(entry: FrameProps['entry'], phase: Phase, version: string): void {
  const [beganAt] = useState(() => performance.now())
  useEffect(() => {
    if (phase === 'shown')
      record(entry, { state: 'mounted', version, error: null, loadMs: performance.now() - beganAt })
    else if (phase === 'loading') record(entry, { state: 'loading', version, error: null })
    else {
      const kind = phase === 'late' ? 'timeout' : 'script'
      const error = new LoadError(kind, entry.module, { cause: END_REASONS[phase] })
      record(entry, { state: 'failed', error })
    }
  }, [beganAt, entry, phase, version])
  useEffect(() => () => record(entry, { state: 'unmounted' }), [entry])
}

type EndedAppProps = {
  app: subApp.RegistryApp
  why: 'failed' | Exclude<Phase, 'loading' | 'shown'>
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
            { seconds: ISOLATED_LOAD_LIMIT_MS / 1000, protocol: ISOLATED_PROTOCOL },
          ),
          callId: detail,
        }}
        onRetry={onRetry}
      />
      <AfterFailure app={app} />
    </PageCard>
  )
}
