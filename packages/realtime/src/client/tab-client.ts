import type { Body, BodyKind } from '../codec/envelope.ts'
import { steadyClock, systemClock, type Clock } from './clock.ts'
import type { Dispatched } from './connection-types.ts'
import { HubLink, type MessageForPage, type WorkerLike } from './hub-link.ts'
import { isSameState, off } from './hub-state.ts'
import type { Port, RealtimeState } from './port-messages.ts'
import { RecoveryProbe } from './recovery-probe.ts'
import type { Room, RoomHandlers, RoomOptions } from './room-types.ts'
import { TabRooms } from './rooms/tab-rooms.ts'

export { openSharedWorker } from './open-shared-worker.ts'
export { CLIENT_VERSION } from '../limits.ts'
export type { PeerPayload, RoomMember } from '../codec/envelope.ts'
export type * from './room-types.ts'
export { MONITOR_COMMAND, STREAM_KIND } from './rooms/peer-constants.ts'
export type { BodyKind, Dispatched, RealtimeState, WorkerLike }

/** Data that a page loads at its start are newer than its attachment, unless that took longer. */
const PROMPT_MS = 1000

export type ValueOf<Kind extends BodyKind> = Extract<Body, { kind: Kind }>['value']
type Listener<Value> = (value: Value) => void

/** The part of `window` that a client needs. */
export type PageEvents = {
  addEventListener: (type: string, listener: () => void) => void
  removeEventListener: (type: string, listener: () => void) => void
}

export type RealtimeClientOptions = {
  /** Version of this build: a worker of another one is not shared. */
  version: string
  /** Origin of the console's address. */
  origin: string
  userId: number
  businessTypeId: number
  /** The present token; null when nobody is signed in here any more. */
  getToken: () => Promise<string | null>
  /** The dispatcher's answer (RT-004). Rejects when there is none. */
  dispatch: (token: string) => Promise<Dispatched>
  /** Opens the shared worker of this name; null where the browser has none. */
  openWorker: (name: string) => WorkerLike | null
  /** Replaces the hub of this page, and the system's clock: for tests. */
  openLocal?: () => Promise<Port>
  clock?: Clock
  random?: () => number
  page: PageEvents
  /** While the connection is lost, a visible page looks every few seconds whether the server answers again. */
  isVisible: () => boolean
}

/** The realtime messages of one signed-in page, over the connection that all pages of the browser share. */
export type RealtimeClient = {
  state: { get: () => RealtimeState; subscribe: (listener: () => void) => () => void }
  /** Subscribe before loading what the messages change: then none is missed. The returned function ends it. */
  subscribe: <Kind extends BodyKind>(kind: Kind, listener: Listener<ValueOf<Kind>>) => () => void
  /**
   * Enters a room, as soon as there is a connection and again whenever that is needed, until it is left. All pages of the
   * browser are in it as one.
   */
  enterRoom: (roomId: string, handlers: RoomHandlers, options?: RoomOptions) => Room
  switchBusiness: (businessTypeId: number) => void
  /** For all pages: the connection is closed, and this token is not used again. */
  signOut: () => void
  /** Takes `signOut` back: the session did not end. */
  signIn: () => void
  /** Messages may have been missed: load again what they change. */
  onFresh: (listener: () => void) => () => void
  /** The session was ended from elsewhere, by the address `fromIp` if by a person. */
  onKickOff: (listener: Listener<string>) => () => void
  /** The server refused the business type that is selected here: nothing is reported until another one is. */
  onBusinessRefused: (listener: Listener<number>) => () => void
  onProblem: (listener: Listener<string>) => () => void
  /** Leaves the other pages as they are. */
  close: () => void
}

export function createRealtimeClient(options: RealtimeClientOptions): RealtimeClient {
  return new TabClient(options)
}

class TabClient implements RealtimeClient {
  readonly #options: RealtimeClientOptions
  readonly #clock: Clock
  readonly #link: HubLink
  readonly #byKind = new Map<BodyKind, Set<Listener<never>>>()
  readonly #rooms: TabRooms
  readonly #recovery: RecoveryProbe
  readonly #fresh = new Set<Listener<void>>()
  readonly #kickOff = new Set<Listener<string>>()
  readonly #businessRefused = new Set<Listener<number>>()
  readonly #problem = new Set<Listener<string>>()
  readonly #stateChanged = new Set<Listener<void>>()
  readonly #pageListeners: readonly [type: string, listener: () => void][]
  #state: RealtimeState = { status: 'connecting' }
  #businessTypeId: number
  readonly #createdAt: number
  #isAttached = false
  #attempts = 0
  #isHidden = false

  readonly state = {
    get: (): RealtimeState => this.#state,
    subscribe: (listener: () => void): (() => void) => listen(this.#stateChanged, listener),
  }

  constructor(options: RealtimeClientOptions) {
    this.#options = options
    this.#businessTypeId = options.businessTypeId
    this.#clock = steadyClock(options.clock ?? systemClock)
    this.#createdAt = this.#clock.now()
    this.#rooms = new TabRooms({
      userId: options.userId,
      post: (message) => this.#isAttached && this.#link.post(message),
      run: (handler) => this.#run(handler),
    })
    this.#link = new HubLink({
      clock: this.#clock,
      openWorker: () => options.openWorker(workerName(options)),
      openLocal: options.openLocal ?? openLocalHub,
      onOpen: () => void this.#attach(),
      onMessage: (message) => this.#take(message),
      onProblem: (problem) => this.#notify(this.#problem, problem),
      onUnavailable: () => this.#setState({ status: 'down', since: this.#clock.now() }),
    })
    this.#recovery = new RecoveryProbe({
      clock: this.#clock,
      random: options.random ?? Math.random,
      isVisible: options.isVisible,
      call: () => this.#callServer(),
      onRecovered: () => this.#link.post({ type: 'online' }),
    })
    this.#pageListeners = [
      ['pagehide', () => this.#leave()],
      ['pageshow', () => this.#comeBack()],
      ['online', () => this.#link.post({ type: 'online' })],
      ['visibilitychange', () => this.#beSeen()],
    ]
    for (const [type, listener] of this.#pageListeners) options.page.addEventListener(type, listener)
    this.#link.open()
  }

  subscribe<Kind extends BodyKind>(kind: Kind, listener: Listener<ValueOf<Kind>>): () => void {
    const listeners = this.#byKind.get(kind) ?? new Set()
    this.#byKind.set(kind, listeners.add(listener))
    if (listeners.size === 1) this.#postKinds()
    return () => {
      if (listeners.delete(listener) && listeners.size === 0) this.#postKinds()
    }
  }

  enterRoom(roomId: string, handlers: RoomHandlers, options?: RoomOptions): Room {
    return this.#rooms.enter(roomId, handlers, options)
  }

  switchBusiness(businessTypeId: number): void {
    const isSwitched = businessTypeId !== this.#businessTypeId
    this.#businessTypeId = businessTypeId
    const switchNow = (): void => {
      if (this.#isAttached) this.#link.post({ type: 'switchBusiness', businessTypeId })
    }
    if (isSwitched) this.#rooms.end('businessSwitched', switchNow)
    else switchNow()
  }

  signOut(): void {
    if (this.#isAttached) this.#link.post({ type: 'signOut' })
  }

  signIn(): void {
    void this.#attach({ isSignIn: true })
  }

  onFresh(listener: () => void): () => void {
    return listen(this.#fresh, listener)
  }

  onKickOff(listener: Listener<string>): () => void {
    return listen(this.#kickOff, listener)
  }

  onBusinessRefused(listener: Listener<number>): () => void {
    return listen(this.#businessRefused, listener)
  }

  onProblem(listener: Listener<string>): () => void {
    return listen(this.#problem, listener)
  }

  close(): void {
    for (const [type, listener] of this.#pageListeners) this.#options.page.removeEventListener(type, listener)
    this.#isAttached = false
    this.#recovery.setDown(false)
    this.#link.close()
  }

  async #attach({ isSignIn = false } = {}): Promise<void> {
    this.#attempts += 1
    const isFirst = this.#attempts === 1
    this.#isAttached = false
    const token = await this.#getToken()
    if (token === undefined) return
    if (token === null) {
      this.#setState(off('signedOut'))
      return
    }
    const { userId } = this.#options
    const profile = { token, userId, businessTypeId: this.#businessTypeId }
    this.#isAttached = this.#link.post({ type: 'attach', profile, kinds: this.#kinds(), isSignIn })
    if (!this.#isAttached) return
    this.#link.expectAnswer()
    this.#rooms.attach()
    const isPrompt = this.#clock.now() - this.#createdAt <= PROMPT_MS
    if (!isFirst || !isPrompt) this.#notify(this.#fresh, undefined)
  }

  /** Undefined when it is not known at present. */
  async #getToken(): Promise<string | null | undefined> {
    try {
      return await this.#options.getToken()
    } catch (error) {
      this.#notify(this.#problem, `The token is not known: ${String(error)}`)
      return undefined
    }
  }

  async #dispatch(token: string): Promise<Dispatched | null> {
    try {
      return await this.#options.dispatch(token)
    } catch (error) {
      this.#recovery.noteFailure()
      this.#notify(this.#problem, `The dispatcher did not answer: ${String(error)}`)
      return null
    }
  }

  async #callServer(): Promise<void> {
    const token = await this.#options.getToken()
    // A refused token is an answer too: the hub's next try finds out by itself.
    if (token !== null) await this.#options.dispatch(token)
  }

  #beSeen(): void {
    this.#link.ping()
    this.#recovery.probeNow()
  }

  #take(message: MessageForPage): void {
    switch (message.type) {
      case 'state':
        this.#setState(message.state)
        break
      case 'message':
        this.#deliver(message.body)
        break
      case 'messages':
        for (const body of message.bodies) this.#deliver(body)
        break
      case 'fresh':
        this.#notify(this.#fresh, undefined)
        break
      case 'kickOff':
        this.#notify(this.#kickOff, message.fromIp)
        break
      case 'businessRefused':
        if (message.businessTypeId === this.#businessTypeId)
          this.#notify(this.#businessRefused, message.businessTypeId)
        break
      case 'room':
        this.#rooms.takeStatus(message)
        break
      case 'peerMessage':
        this.#rooms.takeMessage(message)
        break
      case 'refused':
        this.#rooms.takeRefusal(message)
        break
      case 'queryToken':
        void this.#answerToken(message.id)
        break
      case 'queryDispatch':
        void this.#answerDispatch(message)
        break
      case 'problem':
        this.#notify(this.#problem, message.problem)
        break
    }
  }

  async #answerToken(id: number): Promise<void> {
    const token = await this.#getToken()
    if (token !== undefined) this.#link.post({ type: 'tokenAnswer', id, token })
  }

  async #answerDispatch({ id, token }: { id: number; token: string }): Promise<void> {
    this.#link.post({ type: 'dispatchAnswer', id, dispatched: await this.#dispatch(token) })
  }

  #deliver({ kind, value }: Body): void {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- registered by kind, they take the values of this one
    const listeners = this.#byKind.get(kind) as ReadonlySet<Listener<typeof value>> | undefined
    if (listeners) this.#notify(listeners, value)
  }

  /** A listener that fails is reported, and keeps nothing from the others. */
  #notify<Value>(listeners: ReadonlySet<Listener<Value>>, value: Value): void {
    for (const listener of listeners) {
      if (listeners === this.#problem) listener(value)
      else this.#run(() => listener(value))
    }
  }

  #run(listener: () => void): void {
    try {
      listener()
    } catch (error) {
      this.#notify(this.#problem, `A listener failed: ${String(error)}`)
    }
  }

  #setState(state: RealtimeState): void {
    if (isSameState(state, this.#state)) return
    this.#state = state
    this.#recovery.setDown(state.status === 'down')
    this.#notify(this.#stateChanged, undefined)
  }

  #kinds(): BodyKind[] {
    return [...this.#byKind].flatMap(([kind, { size }]) => (size > 0 ? [kind] : []))
  }

  #postKinds(): void {
    if (this.#isAttached) this.#link.post({ type: 'subscribe', kinds: this.#kinds() })
  }

  /**
   * Detaches a page that enters the back/forward cache or is closed: the hub must not wait for a page that cannot answer.
   */
  #leave(): void {
    this.#isHidden = true
    this.#isAttached = false
    this.#link.close()
  }

  #comeBack(): void {
    if (!this.#isHidden) return
    this.#isHidden = false
    this.#link.open()
  }
}

/** Pages of another build or address get a worker of their own. */
function workerName({ version, origin }: RealtimeClientOptions): string {
  return `console-realtime ${version} ${origin}`
}

/** Its own file: browsers with shared workers never load it. */
async function openLocalHub(): Promise<Port> {
  const { openLocalHub: open } = await import(/* webpackChunkName: "on-demand-local-hub" */ './local-hub.ts')
  return open()
}

function listen<Value>(listeners: Set<Listener<Value>>, listener: Listener<Value>): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
