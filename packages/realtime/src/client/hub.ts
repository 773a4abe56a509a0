import { plainBody } from '../codec/plain-body.ts'
import type { Body } from '../codec/envelope.ts'
import { steadyClock, type Clock } from './clock.ts'
import { Connection, NOT_CONNECTED } from './connection.ts'
import type { ConnectionEvent, ConnectionState } from './connection-types.ts'
import { HubCredentials } from './hub-credentials.ts'
import { HubPorts, type AttachedPage } from './hub-ports.ts'
import { isSameState, off, realtimeState } from './hub-state.ts'
import {
  isPageMessage,
  type HubMessage,
  type OffReason,
  type PageMessage,
  type Port,
  type Profile,
  type RealtimeState,
} from './port-messages.ts'
import { HubRooms } from './rooms/hub-rooms.ts'
import type { OpenSocket } from './socket.ts'

export type { HubMessage, PageMessage, Port }

export type HubOptions = { clock: Clock; random: () => number; openSocket: OpenSocket }

/** Tokens of ended sessions that are remembered: an old page may come back with one. */
const MAX_ENDED = 50

/**
 * One connection for all pages of a browser. Pages attach over ports, and see its state, what they subscribed to, and
 * nothing of sockets or frames.
 */
export class Hub {
  readonly #connection: Connection
  readonly #ports: HubPorts
  readonly #credentials: HubCredentials
  readonly #rooms: HubRooms
  /** Of the pages that share the connection; null without a session. */
  #current: Profile | null = null
  #state: RealtimeState = { status: 'connecting' }
  readonly #ended = new Map<string, OffReason>()

  constructor({ clock: anyClock, random, openSocket }: HubOptions) {
    const clock = steadyClock(anyClock)
    this.#ports = new HubPorts(clock, (page) => this.#lose(page))
    this.#credentials = new HubCredentials(clock)
    this.#connection = new Connection({
      clock,
      random,
      openSocket,
      getToken: () => this.#getToken(),
      dispatch: (token) => this.#credentials.dispatch(token),
      onEvent: (event) => this.#takeEvent(event),
    })
    this.#rooms = new HubRooms((message) => this.#connection.send(message))
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
    this.#ports.heard(port)
    if (message.type === 'attach') {
      if (message.isSignIn === true) this.#ended.delete(message.profile.token)
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
    if (this.#isCurrent(page)) {
      // It may have been reloaded because the connection was refused.
      this.#switchBusiness(page.profile.businessTypeId)
      this.#connection.restartRefused()
    } else {
      this.#replaceSession(page.profile)
    }
    page.post({ type: 'state', state: this.#state })
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
        this.#rooms.leave(page, message.roomId)
        break
      case 'send':
        this.#send(page, message)
        break
      case 'switchBusiness':
        if (this.#isCurrent(page)) this.#switchBusiness(message.businessTypeId)
        break
      case 'signOut':
        if (this.#isCurrent(page)) this.#endSession('signedOut')
        break
      case 'online':
        this.#connection.retryNow()
        break
      case 'ping':
        page.post({ type: 'pong' })
        this.#connection.check()
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
    if (this.#isCurrent(page)) this.#rooms.enter(roomId, { page, stayId })
    else page.post({ type: 'room', roomId, stayId, status: { kind: 'left', reason: 'sessionEnded' } })
  }

  /** The rooms of the type before are left first (RT-023). */
  #switchBusiness(businessTypeId: number): void {
    if (businessTypeId !== this.#current?.businessTypeId) this.#rooms.end('businessSwitched')
    if (this.#current) this.#current.businessTypeId = businessTypeId
    this.#connection.switchBusiness(businessTypeId)
  }

  #send(page: AttachedPage, { requestId, body }: Extract<PageMessage, { type: 'send' }>): void {
    if (this.#isCurrent(page)) this.#connection.send({ requestId: `${page.id}.${requestId}`, body })
    else page.post({ type: 'refused', requestId, code: NOT_CONNECTED, msg: 'There is no session.' })
  }

  #isCurrent({ profile }: AttachedPage): boolean {
    return profile.userId === this.#current?.userId && profile.token === this.#current.token
  }

  #currentPages(): AttachedPage[] {
    return this.#ports.pages.filter((page) => this.#isCurrent(page))
  }

  /** For every page of the session, or for those that subscribed to a kind. */
  #post(message: HubMessage): void {
    for (const page of this.#currentPages()) page.post(message)
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
    this.#current = { ...profile }
    this.#state = realtimeState({ phase: 'idle' })
    this.#connection.start(profile.businessTypeId)
  }

  /** Its token is not used again, whichever page has it. */
  #endSession(reason: OffReason): void {
    if (this.#current === null) return
    this.#ended.set(this.#current.token, reason)
    const [oldest] = this.#ended.keys()
    if (this.#ended.size > MAX_ENDED && oldest !== undefined) this.#ended.delete(oldest)
    this.#rooms.end('sessionEnded')
    this.#setState(off(reason))
    this.#current = null
    this.#connection.stop()
  }

  /** A page has gone. Without another one of the session there is nothing to be connected for. */
  #lose(page: AttachedPage): void {
    this.#rooms.leaveAll(page)
    if (this.#current === null || this.#currentPages().length > 0) return
    this.#current = null
    this.#connection.stop()
  }

  #takeEvent(event: ConnectionEvent): void {
    if (this.#current === null) return
    switch (event.kind) {
      case 'state':
        this.#takeState(event.state)
        break
      case 'message':
        this.#takeMessage(event.body, event.requestId)
        break
      case 'fresh':
        this.#post({ type: 'fresh' })
        this.#rooms.startSession()
        break
      case 'resumed':
        this.#rooms.resumeSession()
        break
      case 'kickedOff':
        this.#post({ type: 'kickOff', fromIp: event.fromIp })
        break
      case 'refused':
        if (!this.#rooms.takeRefusal(event)) this.#postRefusal(event)
        break
      case 'problem':
        this.report(event.problem)
        break
    }
  }

  #takeState(state: ConnectionState): void {
    const isOver = state.phase === 'stopped' && (state.reason === 'signedOut' || state.reason === 'kickedOff')
    if (isOver) this.#endSession(state.reason === 'kickedOff' ? 'kickedOff' : 'refused')
    else this.#setState(realtimeState(state))
  }

  #setState(state: RealtimeState): void {
    if (isSameState(state, this.#state)) return
    this.#state = state
    this.#post({ type: 'state', state })
  }

  /** Decoded once, for all pages. */
  #takeMessage(decoded: Body, requestId: string): void {
    const body = plainBody(decoded)
    if (body.kind === 'roomStatus') this.#rooms.takeStatus(body.value, requestId)
    if (body.kind === 'directMessage') this.#rooms.takeMessage(body.value)
    const pages = this.#currentPages().filter(({ kinds }) => kinds.has(body.kind))
    if (pages.length === 0) return
    const message: HubMessage = { type: 'message', body }
    for (const page of pages) page.post(message)
  }

  #postRefusal({ requestId, code, msg }: Extract<ConnectionEvent, { kind: 'refused' }>): void {
    const [pageId, ownId] = requestId.split('.').map(Number)
    const page = this.#ports.pages.find(({ id }) => id === pageId)
    if (ownId !== undefined) page?.post({ type: 'refused', requestId: ownId, code, msg })
  }
}
