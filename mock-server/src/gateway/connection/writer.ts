import { encodeEnvelope, type EnvelopeHead } from '@console/realtime'
import type { GatewayLimits } from '../limits.ts'
import type { Outgoing, RealtimeSession } from '../session/realtime-session.ts'
import type { Timers } from '../timers.ts'
import { binaryFrame, countedFrame } from './frames.ts'
import type { Socket } from './socket.ts'

export type Writer = {
  /** An answer. It is left out while the client does not read: an answer has no number and is not repeated. */
  answer: (message: Uint8Array) => void
  /** Sends what the session retains, as far as the client reads it; continues with the next call. */
  flush: (session: RealtimeSession) => void
  /** The client has read something: sends what waited for that. */
  drained: (session: RealtimeSession) => void
  stop: () => void
}

type Options = {
  socket: Socket
  timers: Timers
  limits: Pick<GatewayLimits, 'bufferedBytes' | 'slowMs'>
  onSlow: () => void
}

/** Writes to a socket without letting its buffer grow: beyond the limit messages stay in the session. */
export function createWriter({ socket, timers, limits, onSlow }: Options): Writer {
  let cancelSlow: (() => void) | null = null
  const canWrite = () => socket.bufferedBytes() <= limits.bufferedBytes

  function stop(): void {
    cancelSlow?.()
    cancelSlow = null
  }

  function flush({ sender, receiver }: RealtimeSession): void {
    while (canWrite()) {
      const next = sender.next()
      if (next === null) return stop()
      socket.sendFrame(frameOf(next.message, { seq: next.seq, ack: receiver.ack() }))
    }
    cancelSlow ??= timers.after(limits.slowMs, onSlow)
  }

  return {
    answer: (message) => {
      if (canWrite()) socket.sendFrame(binaryFrame(message))
    },
    flush,
    drained: (session) => {
      if (cancelSlow !== null) flush(session)
    },
    stop,
  }
}

function frameOf(
  { body, sentAt, requestId = '', encoded }: Outgoing,
  count: Pick<EnvelopeHead, 'seq' | 'ack'>,
): Uint8Array {
  if (encoded) return countedFrame(count, encoded)
  return binaryFrame(encodeEnvelope({ ...count, sentAt, requestId }, body))
}
