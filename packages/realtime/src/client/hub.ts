import type { Body } from '../codec/envelope.ts'
import { plainBody } from '../codec/plain-body.ts'
import { steadyClock, type Clock } from './clock.ts'
import type { ConnectionEvent, ConnectionState } from './connection-types.ts'
import { NOT_CONNECTED } from './connection.ts'
import { HubCredentials } from './hub-credentials.ts'
import { HubLine } from './hub-line.ts'
import { HubLines } from './hub-lines.ts'
import { HubPorts, type AttachedPage } from './hub-ports.ts'
import { isAbsent, isSameState, off, realtimeState } from './hub-state.ts'
import {
  isPageMessage,
  type HubMessage,
  type OffReason,
  type PageMessage,
  type Port,
  type Profile,
  type RealtimeState,
} from './port-messages.ts'
import type { OpenSocket } from './socket.ts'

export type { HubMessage, PageMessage, Port }

export type HubOptions = { clock: Clock; random: () => number; openSocket: OpenSocket }

/** Tokens of ended sessions that are remembered: an old page may come back with one. */
const MAX_ENDED = 50

/** The user signed in on the pages that are served. */
type CurrentSession = Pick<Profile, 'token' | 'userId'>

/**
 * One connection for all pages of a browser that have selected the same business type. Pages attach over ports, and see its
 * state, what they subscribed to, and nothing of sockets or frames.
 */
export class Hub {
  readonly #ports: HubPorts
  readonly #credentials: HubCredentials
  readonly #lines: HubLines
  /** Null without one. */
  #current: CurrentSession | null = null
  readonly #ended = new Map<string, OffReason>()

  constructor({ clock: anyClock, ...options }: HubOptions) {
    const clock = steadyClock(anyClock)
    this.#ports = new HubPorts(clock, (page) => this.#lose(page))
    this.#credentials = new HubCredentials(clock)
    this.#lines = new HubLines({
      pages: () => this.#currentPages(),
      open: (businessTypeId) =>
        new HubLine({
          ...options,
          clock,
          businessTypeId,
          getToken: () => this.#getToken(),
          dispatch: (token) => this.#credentials.dispatch(token),
          onEvent: (line, event) => this.#takeEvent(line, event),
          postBodies: (line, bodies) => this.#postBodies(line, bodies),
        }),
    })
  }

  /** From now on the port's page may attach. */
  connect(port: Port): void {
    port.addEventListener('message', ({ data }) => {
      try {
        if (isPageMessage(data)) this.#take(port, data)
      } catch (error) {
        this.report(`A message of a page failed: ${String(error)}`)
      }
    })
    port.start()
  }

  /** A worker has no log that anybody reads. */
  report(problem: string): void {
    const page = this.#currentPages()[0] ?? this.#ports.pages[0]
    page?.post({ type: 'problem', problem })
  }

  #take(port: Port, message: PageMessage): void {
    this.#ports.noteMessage(port)
    if (message.type === 'attach') {
      if (message.isSignIn === true) this.#ended.delete(message.profile.token)
      const before = this.#ports.find(port)
      if (before) this.#leaveRooms(before)
      this.#attach(this.#ports.attach(port, message.profile, message.kinds))
    } else if (message.type === 'close') {
      const page = this.#ports.find(port)
      this.#ports.detach(port)
      if (page) this.#lose(page)
    } else {
      const page = this.#ports.find(port)
      if (page) this.#takeOf(page, message)
      else port.postMessage({ type: 'detached' } satisfies HubMessage)
    }
  }

  #attach(page: AttachedPage): void {
    const ended = this.#ended.get(page.profile.token)
    if (ended !== undefined) {
      page.post({ type: 'state', state: off(ended) })
      return
    }
    if (!this.#isCurrent(page)) this.#replaceSession(page.profile)
    const { line } = this.#lines.assign(page)
    page.post({ type: 'state', state: line.state })
  }

  #takeOf(page: AttachedPage, message: Exclude<PageMessage, { type: 'attach' | 'close' }>): void {
    const { tokens, dispatches } = this.#credentials
    switch (message.type) {
      case 'subscribe':
        page.kinds = new Set(message.kinds)
        break
      case 'enterRoom':
        this.#enterRoom(page, message)
        break
      case 'leaveRoom':
        this.#lines.of(page)?.rooms.leave(page, message.roomId)
        break
      case 'send':
        this.#send(page, message)
        break
      case 'switchBusiness':
        if (this.#isCurrent(page)) this.#switchBusiness(page, message.businessTypeId)
        break
      case 'signOut':
        if (this.#isCurrent(page)) this.#endSession('signedOut')
        break
      case 'online':
        for (const { connection } of this.#lines.all) connection.retryNow()
        break
      case 'ping':
        page.post({ type: 'pong' })
        for (const { connection } of this.#lines.all) connection.check()
        break
      case 'tokenAnswer':
        tokens.answer(message.id, message.token)
        break
      case 'dispatchAnswer':
        dispatches.answer(message.id, message.dispatched)
        break
      case 'pong':
        break
    }
  }

  #enterRoom(page: AttachedPage, { roomId, stayId }: Extract<PageMessage, { type: 'enterRoom' }>): void {
    const line = this.#lineOf(page)
    if (line) {
      line.rooms.enter(roomId, { page, stayId })
      if (isAbsent(line.state)) line.rooms.refuse()
    } else page.post({ type: 'room', roomId, stayId, status: { kind: 'left', reason: 'sessionEnded' } })
  }

  #leaveRooms(page: AttachedPage): void {
    this.#lines.of(page)?.rooms.leaveAll(page)
  }

  /** Leaves the rooms of the previous business type first (RT-023). Pages that selected another type are not affected. */
  #switchBusiness(page: AttachedPage, businessTypeId: number): void {
    if (businessTypeId === page.profile.businessTypeId) return
    this.#leaveRooms(page)
    page.profile = { ...page.profile, businessTypeId }
    const { line, hasJoined } = this.#lines.assign(page)
    page.post({ type: 'state', state: line.state })
    if (hasJoined) page.post({ type: 'fresh' })
  }

  #send(page: AttachedPage, { requestId, body }: Extract<PageMessage, { type: 'send' }>): void {
    const line = this.#lineOf(page)
    if (line) line.connection.send({ requestId: `${page.id}.${requestId}`, body })
    else page.post({ type: 'refused', requestId, code: NOT_CONNECTED, msg: 'There is no session.' })
  }

  #lineOf(page: AttachedPage): HubLine | undefined {
    return this.#isCurrent(page) ? this.#lines.of(page) : undefined
  }

  #isCurrent({ profile }: AttachedPage): boolean {
    return profile.userId === this.#current?.userId && profile.token === this.#current.token
  }

  #currentPages(): AttachedPage[] {
    return this.#ports.pages.filter((page) => this.#isCurrent(page))
  }

  #pagesOf(line: HubLine): AttachedPage[] {
    return this.#currentPages().filter((page) => line.has(page))
  }

  /** For every page of the session, or of one line. */
  #post(message: HubMessage, pages: readonly AttachedPage[] = this.#currentPages()): void {
    for (const page of pages) page.post(message)
  }

  async #getToken(): Promise<string | null> {
    const pages = this.#currentPages()
    const token = await this.#credentials.getToken(pages, (one) => this.#ended.has(one))
    if (token !== null && this.#current !== null) {
      this.#current.token = token
      for (const page of pages) page.profile.token = token
    }
    return token
  }

  /** Another sign-in takes over: pages of the one before are no longer served. */
  #replaceSession(profile: Profile): void {
    this.#endSession('replaced')
    this.#current = { token: profile.token, userId: profile.userId }
  }

  /** Its token is not used again, whichever page has it. */
  #endSession(reason: OffReason): void {
    if (this.#current === null) return
    this.#ended.set(this.#current.token, reason)
    const [oldest] = this.#ended.keys()
    if (this.#ended.size > MAX_ENDED && oldest !== undefined) this.#ended.delete(oldest)
    for (const { rooms } of this.#lines.all) rooms.end('sessionEnded')
    this.#post({ type: 'state', state: off(reason) })
    this.#current = null
    this.#lines.end()
  }

  /** A page has gone. Without another one of its line there is nothing to be connected for. */
  #lose(page: AttachedPage): void {
    this.#leaveRooms(page)
    this.#lines.prune()
    if (this.#currentPages().length === 0) this.#current = null
  }

  #takeEvent(line: HubLine, event: ConnectionEvent): void {
    if (!this.#lines.has(line)) return
    if (event.kind !== 'message' || event.body.kind !== 'seatStatus') line.statuses.flush()
    switch (event.kind) {
      case 'state':
        this.#takeState(line, event.state)
        break
      case 'message':
        this.#takeMessage(line, event.body, event.requestId)
        break
      case 'fresh':
        this.#post({ type: 'fresh' }, this.#pagesOf(line))
        line.rooms.startSession()
        break
      case 'resumed':
        line.rooms.resumeSession()
        break
      case 'kickedOff':
        this.#post({ type: 'kickOff', fromIp: event.fromIp })
        break
      case 'refused':
        if (!line.rooms.takeRefusal(event)) this.#postRefusal(event)
        break
      case 'problem':
        this.report(event.problem)
        break
    }
  }

  #takeState(line: HubLine, state: ConnectionState): void {
    const isOver = state.phase === 'stopped' && (state.reason === 'signedOut' || state.reason === 'kickedOff')
    if (isOver) this.#endSession(state.reason === 'kickedOff' ? 'kickedOff' : 'refused')
    else this.#setState(line, realtimeState(state))
    if (isAbsent(line.state)) line.rooms.refuse()
    if (state.phase === 'stopped' && state.reason === 'forbidden') this.#postBusinessRefused(line)
  }

  #postBusinessRefused(line: HubLine): void {
    const { businessTypeId } = line
    this.#post({ type: 'businessRefused', businessTypeId }, this.#pagesOf(line))
  }

  #setState(line: HubLine, state: RealtimeState): void {
    if (isSameState(state, line.state)) return
    line.state = state
    this.#post({ type: 'state', state }, this.#pagesOf(line))
  }

  /** Decoded once, for all pages of the line. */
  #takeMessage(line: HubLine, decoded: Body, requestId: string): void {
    const body = plainBody(decoded)
    if (body.kind === 'roomStatus') line.rooms.takeStatus(body.value, requestId)
    if (body.kind === 'directMessage') line.rooms.takeMessage(body.value)
    if (body.kind === 'seatStatus') line.statuses.add(body)
    else this.#postBodies(line, [body])
  }

  #postBodies(line: HubLine, bodies: Body[]): void {
    const [body] = bodies
    if (body === undefined || !this.#lines.has(line)) return
    const pages = this.#pagesOf(line).filter(({ kinds }) => kinds.has(body.kind))
    this.#post(bodies.length === 1 ? { type: 'message', body } : { type: 'messages', bodies }, pages)
  }

  #postRefusal({ requestId, code, msg }: Extract<ConnectionEvent, { kind: 'refused' }>): void {
    const [pageId, ownId] = requestId.split('.').map(Number)
    const page = this.#ports.pages.find(({ id }) => id === pageId)
    if (ownId !== undefined) page?.post({ type: 'refused', requestId: ownId, code, msg })
  }
}
