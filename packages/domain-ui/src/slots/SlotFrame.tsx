import { type SlotContribution, type SlotFailure, useHost } from '@console/sub-app'
import type { SlotRecord } from '@console/sub-app/slots'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SlotLine } from './SlotLine.tsx'
import styles from './Slots.module.css'

type SlotFrameProps = {
  contribution: SlotContribution
  frame: { address: string; heightPx: number }
  record: SlotRecord | null
}

/** The server says the same; an origin of its own is the boundary. */
const SANDBOX = 'allow-scripts allow-forms'
/** Features that a frame of another origin would have without being asked for. */
const REFUSED_FEATURES = "picture-in-picture 'none'; storage-access 'none'"

/** A page of an app in a frame with an origin of its own. It may be lower than what the registration declares, never higher. */
export function SlotFrame(props: SlotFrameProps) {
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<SlotFailure | null>(null)
  if (failure !== null)
    return (
      <SlotLine
        name={props.contribution.slot.name}
        failure={failure}
        onRetry={() => {
          setFailure(null)
          setAttempt((count) => count + 1)
        }}
      />
    )
  return <ConnectedFrame key={attempt} {...props} onFailure={setFailure} />
}

function ConnectedFrame({
  contribution,
  frame: { address, heightPx: highestPx },
  record,
  onFailure,
}: SlotFrameProps & { onFailure: (failure: SlotFailure) => void }) {
  const { slots } = useHost().services
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const [heightPx, setHeightPx] = useState(highestPx)
  const connect = useEffectEvent((signal: AbortSignal) => {
    if (frame.current === null) return
    slots.connectFrame({
      frame: frame.current,
      contribution,
      record,
      signal,
      onReady: () => setReady(true),
      onResize: (px) => setHeightPx(Math.min(px, highestPx)),
      onFailure,
    })
  })
  useEffect(() => {
    const leaving = new AbortController()
    connect(leaving.signal)
    return () => leaving.abort()
  }, [contribution])
  return (
    <>
      {!isReady && <SlotLine name={contribution.slot.name} failure={null} onRetry={() => {}} />}
      <iframe
        ref={frame}
        className={styles['frame']}
        style={{ blockSize: isReady ? heightPx : 0 }}
        title={contribution.slot.name}
        src={address}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
        allow={REFUSED_FEATURES}
      />
    </>
  )
}
