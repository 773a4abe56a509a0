import { frame as calls } from '@console/contracts'
import { ErrorState, Icon, StatePanel } from '@console/ui'
import { Button } from 'antd'
import { use, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../context/shell-context.tsx'
import { PageCard } from '../router/PageCard.tsx'
import { FrameCoverContext, FramedTitleContext } from './frame-contexts.ts'
import type { FrameTarget } from './frame-link.ts'
import { FrameLoading } from './FrameLoading.tsx'
import { useFrameBridge } from './use-frame-bridge.ts'
import styles from './FramedDocument.module.css'

/** A page that is not shown by then times out, as a sub-app does (R30). */
export const FRAME_LOAD_LIMIT_MS = 15_000

/**
 * No page of another host may navigate the console's own window. Scripts run with their own origin, which isolates page
 * and console, and lets the bridge check the sender. Pages of the console's own host have none: they could remove it, and
 * the browser warns of that.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox'

type FramedDocumentProps = {
  page: string
  target: FrameTarget
  address: string
  onOpenAgain: () => void
}

type Phase = 'loading' | 'shown' | 'late' | 'unauthorised'

/** One framed page from its address to the messages of the page itself. */
export function FramedDocument({ page, target, address, onOpenAgain }: FramedDocumentProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [phase, setPhase] = useState<Phase>('loading')
  const [heightPx, setHeightPx] = useState(0)
  const { framedTitle, setFramedTitle } = use(FramedTitleContext)
  const setIsCovered = use(FrameCoverContext)
  const isOwnHost = target.origin === window.location.origin
  const sendsReady = useSendsReady(isOwnHost)
  useFrameBridge({
    frame,
    target,
    onReady: () => {
      setPhase('shown')
      setIsCovered(false)
    },
    onUnauthorised: () => {
      setPhase('unauthorised')
    },
    onResize: setHeightPx,
    onTitle: (title) => setFramedTitle(title === '' ? null : title),
    // Another host does not lock the console.
    onCover: isOwnHost ? setIsCovered : () => {},
  })
  useEffect(
    () => () => {
      setFramedTitle(null)
      setIsCovered(false)
    },
    [setFramedTitle, setIsCovered],
  )
  useEffect(() => {
    if (phase !== 'loading') return
    const limit = setTimeout(() => {
      setPhase('late')
    }, FRAME_LOAD_LIMIT_MS)
    return () => {
      clearTimeout(limit)
    }
  }, [phase])

  if (phase === 'unauthorised') return <UnauthorisedFrame page={page} onRefresh={onOpenAgain} />
  if (phase === 'late') return <LateFrame page={page} onRetry={onOpenAgain} />
  return (
    <div className="ui-full-height ui-relative">
      <iframe
        ref={frame}
        className={styles['frame']}
        style={{ height: `max(100%, ${heightPx}px)` }}
        title={framedTitle === null ? page : `${page} - ${framedTitle}`}
        src={address}
        {...(isOwnHost ? {} : { sandbox: SANDBOX })}
        referrerPolicy="no-referrer"
        onLoad={() => {
          if (!sendsReady) setPhase('shown')
        }}
      />
      {phase === 'loading' && <FrameLoading page={page} />}
    </div>
  )
}

/**
 * True for a page that reports over the bridge when it is ready: a page that takes a ticket knows the bridge, and a failed
 * page fires `load` too. The documents have neither ticket nor bridge.
 */
function useSendsReady(isOwnHost: boolean): boolean {
  const { client } = useShell()
  return isOwnHost && client.has(calls.ticket)
}

function LateFrame({ page, onRetry }: { page: string; onRetry: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <PageCard>
      <ErrorState
        title={formatMessage({ id: 'frames.late' }, { page })}
        error={{
          message: formatMessage({ id: 'frames.late.note' }, { seconds: FRAME_LOAD_LIMIT_MS / 1000 }),
        }}
        onRetry={onRetry}
      />
    </PageCard>
  )
}

/** Shown instead of a framed page that got a 401; Refresh opens it with a new ticket (FRAME-007, FRAME-Q7). */
function UnauthorisedFrame({ page, onRefresh }: { page: string; onRefresh: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <PageCard>
      <StatePanel
        role="alert"
        drawing={<Icon name="lock" size={32} />}
        title={formatMessage({ id: 'frames.unauthorised' })}
        actions={
          <Button type="primary" onClick={onRefresh}>
            {formatMessage({ id: 'frames.refresh' })}
          </Button>
        }
      >
        {formatMessage({ id: 'frames.unauthorised.note' }, { page })}
      </StatePanel>
    </PageCard>
  )
}
