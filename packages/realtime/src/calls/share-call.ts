import type { Clock } from '../client/clock.ts'
import { MONITOR_COMMAND } from '../client/rooms/peer-constants.ts'
import type { PeerMessage, Room, RoomHandlers, RoomMember, RoomStatus } from '../client/tab-client.ts'
import { Screenshots } from './screenshots.ts'
import { capture, endCapture, type Captured, type CaptureMedia } from './seat-capture.ts'
import { SeatWatch } from './seat-watch.ts'
import { OFF, shareState, type ShareState, type Watcher } from './share-state.ts'

export { systemClock } from '../client/clock.ts'
export { browserMedia, createPictureTaker } from './browser-media.ts'
export type { MicrophoneStatus, ScreenProblem } from './seat-capture.ts'
export type { ShareState, Watcher } from './share-state.ts'

/** Each has two connections of their own. */
export const MAX_WATCHERS = 10
/** A watcher whose connection broke comes back within this; the agent need not share again. */
export const RETURN_MS = 15_000
const DEFAULT_PERIOD_SECONDS = 10
const MIN_PERIOD_SECONDS = 2
/** A picture older than this is not shown any more. */
const MAX_PERIOD_SECONDS = 60
/** A room that cannot be entered at present is tried again. */
const ENTER_AGAIN_MS = 5000

export type ShareCallOptions = CaptureMedia & {
  enterRoom: (handlers: RoomHandlers) => Room
  clock: Clock
  openConnection: (config: RTCConfiguration) => RTCPeerConnection
  /** Requested for each START: their credentials expire. */
  getIceServers: () => Promise<RTCIceServer[]>
  createCallId: () => string
  takePicture: (screen: MediaStream) => Promise<Blob | null>
  uploadPicture: (picture: Blob) => Promise<void>
  onProblem: (problem: string) => void
}

type Watch = Watcher & {
  /** The id of this START's call; a later START replaces it. */
  callId: string
  streams: readonly number[]
  periodMs: number
  call: SeatWatch | null
}

/** The seat's side of live watching: who watches, what is captured for them, and the calls that bring it to them. */
export class ShareCall {
  readonly #options: ShareCallOptions
  readonly #watches = new Map<number, Watch>()
  readonly #listeners = new Set<() => void>()
  readonly #screenshots: Screenshots
  #room: Room
  #members: readonly RoomMember[] = []
  #captured: Captured | null = null
  #isCapturing = false
  #isReady = false
  #arePicturesRequested = false
  #isClosed = false
  #cancelEnd: (() => void) | null = null
  #cancelEntry: (() => void) | null = null
  #noted: Pick<ShareState, 'room' | 'screenProblem' | 'isPictureFailing'> = OFF
  #state: ShareState = OFF

  readonly state = {
    get: (): ShareState => this.#state,
    subscribe: (listener: () => void): (() => void) => {
      this.#listeners.add(listener)
      return () => this.#listeners.delete(listener)
    },
  }

  constructor(options: ShareCallOptions) {
    this.#options = options
    this.#screenshots = new Screenshots({
      clock: options.clock,
      take: async () => this.#captured && options.takePicture(this.#captured.screen),
      upload: options.uploadPicture,
      onResult: (isUploaded) => this.#note({ isPictureFailing: !isUploaded }),
      onProblem: options.onProblem,
    })
    this.#room = this.#enter()
  }

  /**
   * Shares with the watchers who wait for it, or, when `isReady`, with those who come later. To be called in a gesture of
   * the agent.
   */
  async share({ isReady = false } = {}): Promise<void> {
    if (isReady) {
      this.#isReady = true
      // Retains the screen for later watchers, even if it was about to be released.
      this.#keepCapture()
    }
    if (this.#captured || this.#isCapturing || this.#isClosed) {
      this.#update()
      return
    }
    this.#isCapturing = true
    this.#note({ screenProblem: null })
    const result = await capture(this.#options)
    this.#isCapturing = false
    if (this.#isClosed) {
      if (result.ok) endCapture(result.captured)
      return
    }
    if (!result.ok) {
      this.#isReady = false
      this.#note({ screenProblem: result.problem })
      return
    }
    this.#use(result.captured)
  }

  /** Refuses to share now: the watchers who wait are dismissed. */
  decline(): void {
    for (const watch of this.#watches.values()) if (watch.call === null) this.#dismiss(watch)
    this.#note({ screenProblem: null })
  }

  /** The agent ends all sharing, and is not ready to be watched any more. */
  stop(): void {
    this.#isReady = false
    for (const watch of this.#watches.values()) this.#dismiss(watch)
    this.#endCapture()
    this.#update()
  }

  /** Starts or ends screenshots for people who look at them without a watch: only a ready seat sends them. */
  requestPictures(areRequested: boolean): void {
    if (areRequested === this.#arePicturesRequested) return
    this.#arePicturesRequested = areRequested
    this.#update()
  }

  /** Closes everything, when the page is left or the session has ended. */
  close(): void {
    this.#isClosed = true
    this.#cancelEntry?.()
    this.stop()
    this.#room.leave()
  }

  #enter(): Room {
    return this.#options.enterRoom({
      onStatus: (status) => this.#takeStatus(status),
      onMessage: (message) => this.#takeMessage(message),
    })
  }

  #takeStatus(status: RoomStatus): void {
    if (this.#isClosed) return
    switch (status.kind) {
      case 'left':
        this.#members = []
        this.#isReady = false
        this.#dropAbsent()
        this.#endCapture()
        this.#note({ room: 'left' })
        return
      case 'refused':
        this.#members = []
        if (status.refusal === 'unavailable' || status.refusal === 'tooMany') this.#enterAgain()
        this.#note({
          room: status.refusal === 'forbidden' || status.refusal === 'notFound' ? 'refused' : 'entering',
        })
        return
      default:
        this.#members = status.members
        this.#dropAbsent()
        this.#note({ room: 'inside' })
    }
  }

  #enterAgain(): void {
    this.#cancelEntry = this.#options.clock.after(ENTER_AGAIN_MS, () => {
      this.#room = this.#enter()
    })
  }

  #takeMessage(message: PeerMessage): void {
    if (this.#isClosed) return
    const { fromUserId } = message
    if (message.kind !== 'monitor') this.#watches.get(fromUserId)?.call?.take(message)
    else if (message.value.command === MONITOR_COMMAND.start) this.#start(fromUserId, message.value)
    else if (message.value.command === MONITOR_COMMAND.stop) this.#stopWatch(fromUserId)
  }

  #start(userId: number, { period, streams }: { period: number; streams: readonly number[] }): void {
    const running = this.#watches.get(userId)
    if (!running && this.#watches.size === MAX_WATCHERS) {
      this.#sendStop(userId)
      return
    }
    running?.call?.close()
    const name = this.#members.find((member) => member.userId === userId)?.name ?? ''
    const seconds = Math.min(
      Math.max(period || DEFAULT_PERIOD_SECONDS, MIN_PERIOD_SECONDS),
      MAX_PERIOD_SECONDS,
    )
    const watch: Watch = {
      userId,
      name,
      status: 'waiting',
      isSeen: false,
      callId: this.#options.createCallId(),
      streams,
      periodMs: seconds * 1000,
      call: null,
    }
    this.#watches.set(userId, watch)
    this.#keepCapture()
    if (this.#captured) void this.#connect(watch)
    this.#update()
  }

  #stopWatch(userId: number): void {
    this.#drop(userId)
    if (this.#watches.size === 0 && !this.#isReady) this.#endCapture()
    this.#update()
  }

  async #connect(watch: Watch): Promise<void> {
    watch.status = 'connecting'
    const iceServers = await this.#iceServers()
    const captured = this.#captured
    // The watch was replaced, stopped or closed meanwhile.
    if (captured === null || watch.call !== null || this.#watches.get(watch.userId) !== watch) return
    const { openConnection, clock, onProblem } = this.#options
    watch.call = new SeatWatch({
      callId: watch.callId,
      streams: watch.streams,
      captured,
      openConnection: () => openConnection({ iceServers }),
      clock,
      send: (payload) => this.#room.send(watch.userId, payload),
      onStatus: (link) => {
        Object.assign(watch, link)
        this.#update()
      },
      onProblem,
    })
    this.#update()
  }

  /** Without ICE servers only direct connections are left. */
  async #iceServers(): Promise<RTCIceServer[]> {
    try {
      return await this.#options.getIceServers()
    } catch (error) {
      this.#options.onProblem(`The ICE servers are not known: ${String(error)}`)
      return []
    }
  }

  #use(captured: Captured): void {
    // Everybody who waited may be gone while the browser prompted.
    if (this.#watches.size === 0 && !this.#isReady) {
      endCapture(captured)
      this.#update()
      return
    }
    this.#captured = captured
    const [video] = captured.screen.getVideoTracks()
    // Sharing was ended by the browser's own button, or the window was closed.
    video?.addEventListener('ended', () => {
      if (this.#captured === captured) this.stop()
    })
    for (const track of captured.microphone?.getAudioTracks() ?? [])
      track.addEventListener('ended', () => this.#noteMicrophoneLost(captured))
    for (const watch of this.#watches.values()) void this.#connect(watch)
    this.#update()
  }

  #noteMicrophoneLost(captured: Captured): void {
    if (this.#captured !== captured) return
    this.#captured.microphoneStatus = 'missing'
    this.#update()
  }

  #keepCapture(): void {
    this.#cancelEnd?.()
    this.#cancelEnd = null
  }

  #endCapture(): void {
    this.#keepCapture()
    if (this.#captured) endCapture(this.#captured)
    this.#captured = null
  }

  #dismiss({ userId }: Watch): void {
    this.#drop(userId)
    this.#sendStop(userId)
  }

  #sendStop(userId: number): void {
    const value = { command: MONITOR_COMMAND.stop, period: 0, streams: [] }
    this.#room.send(userId, { kind: 'monitor', value })
  }

  #drop(userId: number): void {
    this.#watches.get(userId)?.call?.close()
    this.#watches.delete(userId)
  }

  #dropAbsent(): void {
    const present = new Set(this.#members.map(({ userId }) => userId))
    for (const userId of this.#watches.keys()) if (!present.has(userId)) this.#drop(userId)
    if (this.#watches.size > 0 || this.#isReady || !this.#captured || this.#cancelEnd) return
    this.#cancelEnd = this.#options.clock.after(RETURN_MS, () => {
      this.#endCapture()
      this.#update()
    })
  }

  #note(changes: Partial<Pick<ShareState, 'room' | 'screenProblem' | 'isPictureFailing'>>): void {
    this.#noted = { ...this.#noted, ...changes }
    this.#update()
  }

  #update(): void {
    const watches = [...this.#watches.values()]
    const periods = watches.map(({ periodMs }) => periodMs)
    const isPictured = this.#captured !== null && this.#isReady && this.#arePicturesRequested
    if (isPictured) periods.push(DEFAULT_PERIOD_SECONDS * 1000)
    const isTaken = this.#captured !== null && periods.length > 0
    this.#screenshots.setPeriod(isTaken ? Math.min(...periods) : null)
    const { room, screenProblem, isPictureFailing } = this.#noted
    this.#state = shareState({
      room,
      screenProblem,
      isPictureFailing: isTaken && isPictureFailing,
      watches,
      captured: this.#captured,
      isCapturing: this.#isCapturing,
      isReady: this.#isReady,
      isPictured,
    })
    for (const listener of this.#listeners) listener()
  }
}
