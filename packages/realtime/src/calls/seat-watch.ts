import type { Clock } from '../client/clock.ts'
import type { PeerMessage } from '../client/room-types.ts'
import { STREAM_KIND } from '../client/rooms/peer-constants.ts'
import type { PeerPayload } from '../codec/envelope.ts'
import type { Captured } from './seat-capture.ts'
import { SharePeer, type LinkStatus } from './share-peer.ts'

export type WatchLink = {
  /** The worst of its connections'. */
  status: LinkStatus
  /** True if the screen arrives, or the sound in a call without a screen. */
  isSeen: boolean
}

/** From bad to good. */
const BY_RANK = ['lost', 'interrupted', 'connecting', 'connected'] as const

export type SeatWatchOptions = {
  callId: string
  /** Values of `STREAM_KIND`; empty is all. */
  streams: readonly number[]
  captured: Captured
  openConnection: () => RTCPeerConnection
  clock: Clock
  send: (payload: PeerPayload) => void
  onStatus: (link: WatchLink) => void
  onProblem: (problem: string) => void
}

/** The running call to one watcher: a connection for each stream, under one call id. */
export class SeatWatch {
  readonly #options: SeatWatchOptions
  readonly #peers = new Map<number, SharePeer>()
  readonly #statuses = new Map<number, LinkStatus>()

  constructor(options: SeatWatchOptions) {
    this.#options = options
    for (const stream of [STREAM_KIND.camera, STREAM_KIND.screen])
      if (options.streams.length === 0 || options.streams.includes(stream)) this.#open(stream)
  }

  /** Messages of another call, an earlier one for instance, are left out. */
  take(message: PeerMessage): void {
    if (message.kind !== 'answer' && message.kind !== 'candidate') return
    const { callId, stream } = message.value
    const peer = callId === this.#options.callId ? this.#peers.get(stream) : undefined
    if (message.kind === 'answer') peer?.takeAnswer(message.value.sdp)
    else peer?.takeCandidate(message.value)
  }

  close(): void {
    for (const peer of this.#peers.values()) peer.close()
    this.#peers.clear()
  }

  #open(stream: number): void {
    const { callId, captured, openConnection, clock, send, onProblem } = this.#options
    const onStatus = (status: LinkStatus): void => this.#note(stream, status)
    const media = listMediaTracks(stream, captured)
    this.#statuses.set(stream, 'connecting')
    const options = { connection: openConnection(), callId, stream, media, clock, send, onStatus, onProblem }
    this.#peers.set(stream, new SharePeer(options))
  }

  #note(stream: number, status: LinkStatus): void {
    this.#statuses.set(stream, status)
    const all = [...this.#statuses.values()]
    const shown = this.#statuses.get(STREAM_KIND.screen) ?? this.#statuses.get(STREAM_KIND.camera)
    this.#options.onStatus({
      status: BY_RANK.find((one) => all.includes(one)) ?? 'connecting',
      isSeen: shown === 'connected',
    })
  }
}

/** The camera stream is sound only; the screen has sound where the browser gives it (RT-021). */
function listMediaTracks(stream: number, { screen, microphone }: Captured) {
  if (stream === STREAM_KIND.camera)
    return [{ kind: 'audio' as const, track: microphone?.getAudioTracks()[0] ?? null }]
  const [sound] = screen.getAudioTracks()
  const video = { kind: 'video' as const, track: screen.getVideoTracks()[0] ?? null }
  return sound ? [video, { kind: 'audio' as const, track: sound }] : [video]
}
