import {
  decodeEnvelope,
  encodeEnvelope,
  encodeRefusal,
  NotifyId,
  type Body,
  type Envelope,
} from '../../codec/envelope.ts'
import { Receiver } from '../../delivery/receiver.ts'
import { Sender } from '../../delivery/sender.ts'
import type { Clock } from '../clock.ts'
import type { OpenSocket, SocketHandlers } from '../socket.ts'
import { FakeRooms } from './fake-rooms.ts'

const RESUME_MS = 60_000

type Sent = { body: Body; requestId: string }
type Session = {
  id: string
  businessTypeId: number
  sender: Sender<Sent>
  receiver: Receiver
  wire: Wire | null
  lostAt: number
}
/** Delivers in order, each frame after a delay, as long as it is not cut. */
type Wire = {
  toClient: (frame: Uint8Array) => void
  cut: () => void
  fallSilent: () => void
}

/** A server with sessions, behind a network that delays, repeats, cuts and falls silent. One user with one browser. */
export class FakeServer {
  readonly network = { delayMs: 10, repeats: false }
  /** Messages that clients sent. */
  readonly arrived: Body[] = []
  readonly rooms = new FakeRooms<Session>({
    send: (session, body, requestId) => this.#send(session, { body, requestId }),
    refuse: ({ wire }, requestId) =>
      wire?.toClient(encodeRefusal({ id: NotifyId.ROOM_EVENT, requestId }, { code: 403, msg: 'refused' })),
  })
  readonly #clock: Clock
  readonly #sessions = new Map<string, Session>()
  #count = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  readonly openSocket: OpenSocket = (_url, handlers) => {
    let session: Session | null = null
    const lose = (): void => {
      if (session?.wire === wire) this.#lose(session)
    }
    const wire = createWire(this.#clock, { handlers, network: this.network, lose })
    wire.deliver(handlers.onOpen)
    const take = (frame: Uint8Array): void => {
      const decoded = decodeEnvelope(frame)
      if (!decoded.ok) throw new Error(decoded.reason)
      if (session === null) session = this.#signIn(wire, decoded.envelope)
      else this.#take(session, decoded.envelope)
    }
    return {
      send: (frame) => wire.deliver(() => take(frame)),
      close: (code) => {
        wire.cut()
        if (code === 1000 && session) this.#end(session)
      },
    }
  }

  publish(body: Body): void {
    for (const session of this.#sessions.values()) this.#send(session, { body, requestId: '' })
  }

  cut(): void {
    for (const { wire } of this.#sessions.values()) wire?.cut()
  }

  fallSilent(): void {
    for (const { wire } of this.#sessions.values()) wire?.fallSilent()
  }

  #signIn(wire: Wire, first: Envelope): Session {
    const old = this.#sessions.get(first.sessionId)
    const resumed = old !== undefined && this.#isWaiting(old) && old.sender.resume(first.ack)
    if (!resumed && old) this.#end(old)
    const session = resumed ? old : createSession(`session-${(this.#count += 1)}`)
    session.wire?.cut()
    session.wire = wire
    this.#sessions.set(session.id, session)
    this.#echo(session, first, resumed)
    this.#switchBusiness(session, first)
    this.#flush(session)
    return session
  }

  #lose(session: Session): void {
    session.wire = null
    const lostAt = (session.lostAt = this.#clock.now())
    this.#clock.after(RESUME_MS + 1, () => {
      if (session.wire === null && session.lostAt === lostAt) this.#end(session)
    })
  }

  #isWaiting({ wire, lostAt }: Session): boolean {
    return wire !== null || this.#clock.now() - lostAt <= RESUME_MS
  }

  #take(session: Session, envelope: Envelope): void {
    session.sender.acknowledge(envelope.ack)
    if (envelope.body?.kind === 'heartBeat') {
      this.#echo(session, envelope, false)
      this.#switchBusiness(session, envelope)
    } else if (envelope.body && session.receiver.accept(envelope.seq)) {
      this.arrived.push(envelope.body)
      const { body, requestId } = envelope
      if (body.kind === 'roomEvent') this.rooms.take(session, body.value, requestId)
    }
  }

  #send(session: Session, sent: Sent): void {
    session.sender.add(sent)
    this.#flush(session)
  }

  #switchBusiness(session: Session, { body }: Envelope): void {
    if (body?.kind !== 'heartBeat' || body.value.businessTypeId === session.businessTypeId) return
    session.businessTypeId = body.value.businessTypeId
    this.rooms.leaveAll(session)
  }

  #end(session: Session): void {
    this.#sessions.delete(session.id)
    this.rooms.end(session)
  }

  #echo({ id, receiver, wire }: Session, { requestId, body }: Envelope, resumed: boolean): void {
    if (body) wire?.toClient(encodeEnvelope({ requestId, sessionId: id, ack: receiver.ack(), resumed }, body))
  }

  #flush({ sender, receiver, wire }: Session): void {
    for (let next = wire && sender.next(); next; next = sender.next()) {
      const { body, requestId } = next.message
      const frame = encodeEnvelope({ seq: next.seq, ack: receiver.ack(), requestId }, body)
      wire?.toClient(frame)
      if (this.network.repeats) wire?.toClient(frame)
    }
  }
}

function createSession(id: string): Session {
  return { id, businessTypeId: 0, sender: new Sender(), receiver: new Receiver(), wire: null, lostAt: 0 }
}

function createWire(
  clock: Clock,
  options: { handlers: SocketHandlers; network: { delayMs: number }; lose: () => void },
): Wire & { deliver: (run: () => void) => void } {
  const { handlers, network, lose } = options
  let [isCut, isSilent] = [false, false]
  let latest = 0
  const deliver = (run: () => void): void => {
    latest = Math.max(latest, clock.now() + network.delayMs)
    clock.after(latest - clock.now(), () => {
      if (!isCut && !isSilent) run()
    })
  }
  return {
    deliver,
    toClient: (frame) => deliver(() => handlers.onFrame(new Uint8Array(frame).buffer)),
    cut: () => {
      if (isCut) return
      isCut = true
      lose()
      handlers.onClose(1006)
    },
    fallSilent: () => {
      isSilent = true
    },
  }
}
