import type { Clock } from '../client/clock.ts'
import { STREAM_KIND } from '../client/rooms/peer-constants.ts'
import type { PeerPayload } from '../codec/envelope.ts'
import { EarlyCandidates } from './early-candidates.ts'
import type { IceServer, OpenPeer } from './media-peer.ts'
import { CONNECT_MS, FRAMES_PERIOD_MS, FROZEN_MS, RECOVERY_MS } from './watch-limits.ts'
import { WatchedStream } from './watched-stream.ts'

/** Detects a frozen picture by the frames decoded so far. */
class FrozenVideo {
  #frames = 0
  #advancedAt: number

  constructor(now: number) {
    this.#advancedAt = now
  }

  /** True if it is frozen; never without video. */
  look(frames: number | null, now: number): boolean {
    if (frames === null || frames !== this.#frames) {
      this.#frames = frames ?? 0
      this.#advancedAt = now
    }
    return now - this.#advancedAt >= FROZEN_MS
  }
}

/** The camera's stream has sound only, the screen's picture and sound (RT-021). */
export type StreamName = keyof typeof STREAM_KIND
export type CallMessage = Extract<PeerPayload, { kind: 'offer' | 'candidate' }>

/** `lost`: it does not recover by itself. */
export type CallStatus = 'connecting' | 'live' | 'frozen' | 'recovering' | 'lost'

type Options = {
  callId: string
  clock: Clock
  openPeer: OpenPeer
  iceServers: Promise<readonly IceServer[]>
  send: (payload: PeerPayload) => void
  onStatus: (status: CallStatus) => void
  onMedia: (name: StreamName, media: MediaStream) => void
  log: (problem: string, cause?: unknown) => void
}

/** One call of a watched seat: a peer connection for each of its streams, under one call id. */
export class WatchedCall {
  readonly #options: Options
  readonly #streams = new Map<StreamName, WatchedStream>()
  readonly #early = new EarlyCandidates()
  #status: CallStatus = 'connecting'
  /** Cancels the limit after which it counts as lost: while it connects, or recovers. */
  #cancelLimit: () => void
  #cancelFrames: (() => void) | null = null
  #isClosed = false

  constructor(options: Options) {
    this.#options = options
    this.#cancelLimit = options.clock.after(CONNECT_MS, () => this.#note('lost'))
  }

  take(message: CallMessage): void {
    const name = streamName(message.value.stream)
    if (name === null) this.#options.log(`stream ${message.value.stream} is unknown`)
    else if (message.kind === 'offer') this.#takeOffer(name, message.value)
    else if (this.#streams.has(name)) this.#stream(name).takeCandidate(message.value)
    else this.#early.add(message)
  }

  close(): void {
    this.#isClosed = true
    this.#cancelLimit()
    this.#cancelFrames?.()
    for (const stream of this.#streams.values()) stream.close()
  }

  #takeOffer(name: StreamName, { stream, sdp }: { stream: number; sdp: string }): void {
    this.#stream(name).takeOffer(sdp)
    for (const { value } of this.#early.take((candidate) => candidate.stream === stream))
      this.#stream(name).takeCandidate(value)
  }

  #stream(name: StreamName): WatchedStream {
    const known = this.#streams.get(name)
    if (known) return known
    const { callId, openPeer, iceServers, send, onMedia, log } = this.#options
    const head = { callId, stream: STREAM_KIND[name] }
    const stream = new WatchedStream({
      openPeer,
      iceServers,
      sendAnswer: (sdp) => send({ kind: 'answer', value: { ...head, sdp } }),
      sendCandidate: (candidate) => send({ kind: 'candidate', value: { ...head, ...candidate } }),
      onState: () => this.#follow(),
      onMedia: (media) => onMedia(name, media),
      log,
    })
    this.#streams.set(name, stream)
    return stream
  }

  #follow(): void {
    if (this.#isClosed) return
    const states = [...this.#streams.values()].map((stream) => stream.state())
    if (states.some((state) => state === 'failed' || state === 'closed')) this.#note('lost')
    else if (states.includes('disconnected')) this.#recover()
    else if (states.every((state) => state === 'connected')) this.#connect()
  }

  /** The seat restarts ICE by itself, for a while. */
  #recover(): void {
    if (this.#status === 'recovering' || this.#status === 'connecting') return
    this.#cancelFrames?.()
    this.#cancelLimit = this.#options.clock.after(RECOVERY_MS, () => this.#note('lost'))
    this.#note('recovering')
  }

  #connect(): void {
    if (this.#status === 'live' || this.#status === 'frozen') return
    this.#cancelLimit()
    this.#note('live')
    const { clock } = this.#options
    this.#watchFrames(new FrozenVideo(clock.now()))
  }

  #watchFrames(video: FrozenVideo): void {
    const { clock } = this.#options
    let isCancelled = false
    const cancelTimer = clock.after(FRAMES_PERIOD_MS, () => {
      void this.#countFrames().then((frames) => {
        if (isCancelled) return
        this.#note(video.look(frames, clock.now()) ? 'frozen' : 'live')
        this.#watchFrames(video)
      })
    })
    this.#cancelFrames = () => {
      isCancelled = true
      cancelTimer()
    }
  }

  async #countFrames(): Promise<number | null> {
    try {
      return (await this.#streams.get('screen')?.framesDecoded()) ?? null
    } catch (error) {
      this.#options.log('the frames could not be counted', error)
      return null
    }
  }

  #note(status: CallStatus): void {
    if (this.#isClosed || status === this.#status) return
    this.#status = status
    this.#options.onStatus(status)
  }
}

function streamName(kind: number): StreamName | null {
  if (kind === STREAM_KIND.camera) return 'camera'
  return kind === STREAM_KIND.screen ? 'screen' : null
}
