import { CLOSE_CODES, type CloseCode, SILENT_PERIODS } from '@console/realtime'
import type { GatewayLimits } from '../limits.ts'
import type { Received } from '../rooms/rooms.ts'
import type { RealtimeSession } from '../session/realtime-session.ts'
import type { Timers } from '../timers.ts'
import { ConnectionLink } from './connection-link.ts'
import type { ConnectionState, Services, Silence } from './connection-state.ts'
import { heartBeats } from './heart-beats.ts'
import { type DropReason, readFrame } from './read-frame.ts'
import type { Socket } from './socket.ts'
import { Writer } from './writer.ts'

/** One WebSocket, from its first frame to its end, without the WebSocket. */
export type Connection = {
  receive: (bytes: Uint8Array, isBinary: boolean) => void
  /** Counts a control frame; returns whether it may be answered. */
  admitControlFrame: () => boolean
  /** The client has read something. */
  drained: () => void
  close: (code: CloseCode) => void
  /** The socket has ended, with the client's code unless the server closed it first. */
  ended: (code: number) => void
  /** Cuts it off without a close frame. */
  terminate: () => void
}

type ConnectionEvents = { onSignedIn: () => void }

/** Close codes after which there is nothing to resume. */
const FINAL_CODES: ReadonlySet<number> = new Set<CloseCode>([
  CLOSE_CODES.done,
  CLOSE_CODES.signedOut,
  CLOSE_CODES.forbidden,
  CLOSE_CODES.kickedOff,
])

export function createConnection(services: Services, socket: Socket, events: ConnectionEvents): Connection {
  const { limits } = services
  const isInRate = frameRate(limits.framesPerSecond)
  const dropped = droppedFrames(services)
  const state = createConnectionState(services, socket, { ...events, onClosed: dropped.report })
  const beats = heartBeats(state)

  function admit(): boolean {
    if (state.isClosed) return false
    if (isInRate(state.silence.heard())) return true
    state.close(CLOSE_CODES.tooMany)
    return false
  }

  return {
    receive: (bytes, isBinary) => {
      if (!admit()) return
      const frame = readFrame(bytes, { isBinary, idCharacters: limits.idCharacters })
      if (!frame.ok) dropped.add(frame.reason)
      else if (frame.envelope.body?.kind === 'heartBeat')
        beats.take(frame.envelope, frame.envelope.body.value)
      else if (state.session !== null)
        receiveMessage(services, state.session, {
          envelope: frame.envelope,
          bytes: bytes.length,
          before: beats.waiting(),
        })
    },
    admitControlFrame: admit,
    drained: () => {
      if (!state.isClosed && state.session !== null) state.writer.drained(state.session)
    },
    close: state.close,
    ended: (code) => {
      if (!state.isClosed) state.leave(code)
    },
    terminate: () => socket.terminate(),
  }
}

function createConnectionState(
  services: Services,
  socket: Socket,
  { onSignedIn, onClosed }: ConnectionEvents & { onClosed: () => void },
): ConnectionState {
  const { timers, limits, registry } = services
  const close = (code: CloseCode): void => {
    if (state.isClosed) return
    state.leave(code)
    socket.close(code)
  }
  const state: ConnectionState = {
    services,
    socket,
    writer: new Writer(socket, { timers, limits, onSlow: () => close(CLOSE_CODES.slow) }),
    silence: watchSilence({ timers, limits, onSilence: () => close(CLOSE_CODES.silence) }),
    close,
    begin: (session) => {
      state.session = session
      registry.attach(session, link)
      state.silence.startPeriods()
      onSignedIn()
    },
    leave: (code) => {
      state.isClosed = true
      state.silence.stop()
      state.writer.stop()
      onClosed()
      const { session } = state
      if (session?.link !== link) return
      if (FINAL_CODES.has(code)) registry.end(session)
      else registry.detach(session)
    },
    session: null,
    isClosed: false,
  }
  const link = new ConnectionLink(state)
  return state
}

function receiveMessage({ rooms, shared }: Services, session: RealtimeSession, received: Received): void {
  const { seq, ack } = received.envelope
  session.sender.acknowledge(ack)
  if (!session.receiver.accept(seq)) return
  if (seq > 0) shared.received(session, seq)
  rooms.receive(session, received)
}

/** Counts frames by the second; answers whether another one is within the limit. */
function frameRate(perSecond: number): (nowMs: number) => boolean {
  let second = 0
  let count = 0
  return (nowMs) => {
    const present = Math.floor(nowMs / 1000)
    if (present !== second) count = 0
    second = present
    count += 1
    return count <= perSecond
  }
}

type Options = {
  timers: Timers
  limits: Pick<GatewayLimits, 'signInMs' | 'periodSeconds'>
  onSilence: () => void
}

/** Notices a client that does not sign in in time, and one that falls silent. */
function watchSilence({ timers, limits, onSilence }: Options): Silence {
  const allowedMs = limits.periodSeconds * 1000 * SILENT_PERIODS
  let heardAt = timers.now()
  let cancel = timers.after(limits.signInMs, onSilence)

  // One timer for all frames: when it ends it looks at the last one.
  function wait(leftMs: number): void {
    cancel = timers.after(leftMs, () => {
      const silentMs = timers.now() - heardAt
      if (silentMs >= allowedMs) onSilence()
      else wait(allowedMs - silentMs)
    })
  }

  return {
    heard: () => (heardAt = timers.now()),
    stopSignInLimit: () => cancel(),
    startPeriods: () => {
      cancel()
      wait(allowedMs)
    },
    stop: () => cancel(),
  }
}

/** Logs the frames of a connection that were dropped: the first ones, then their number at its end. */
function droppedFrames({ log, limits }: Pick<Services, 'log' | 'limits'>) {
  let count = 0
  return {
    add: (reason: DropReason): void => {
      count += 1
      if (count <= limits.loggedFrames) log.warn({ reason }, 'a realtime frame was dropped')
    },
    report: (): void => {
      if (count > limits.loggedFrames) log.warn({ count }, 'realtime frames of one connection were dropped')
    },
  }
}
