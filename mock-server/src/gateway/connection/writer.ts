import { encodeEnvelope } from '@console/realtime'
import type { GatewayLimits } from '../limits.ts'
import type { RealtimeSession } from '../session/realtime-session.ts'
import type { Timers } from '../timers.ts'
import type { Socket } from './socket.ts'

export type Writer = {
  /** An answer. It is left out while the client does not read: an answer has no number and is not repeated. */
  answer: (frame: Uint8Array) => void
  /** Sends what the session retains, as far as the client reads it; continues with the next call. */
  flush: (session: RealtimeSession) => void
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

  return {
    answer: (frame) => {
      if (canWrite()) socket.send(frame)
    },
    flush: ({ sender, receiver }) => {
      while (canWrite()) {
        const next = sender.next()
        if (next === null) return stop()
        const { body, ...head } = next.message
        socket.send(encodeEnvelope({ ...head, seq: next.seq, ack: receiver.ack() }, body))
      }
      cancelSlow ??= timers.after(limits.slowMs, onSlow)
    },
    stop,
  }
}
