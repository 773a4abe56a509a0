import type { CandidateFields, IceServer, MediaPeer, OpenPeer } from './media-peer.ts'
import { MAX_WAITING } from './watch-limits.ts'

type Options = {
  openPeer: OpenPeer
  iceServers: Promise<readonly IceServer[]>
  sendAnswer: (sdp: string) => void
  sendCandidate: (candidate: CandidateFields) => void
  onState: () => void
  onMedia: (media: MediaStream) => void
  log: (problem: string, cause?: unknown) => void
}

/** One stream of a call: the answering side of one peer connection. Offers and candidates are applied in their order. */
export class WatchedStream {
  readonly #options: Options
  #peer: MediaPeer | null = null
  #work: Promise<void> = Promise.resolve()
  #waiting = 0
  #isClosed = false
  #isBroken = false

  constructor(options: Options) {
    this.#options = options
  }

  /** The first offer, or a later one that restarts ICE. */
  takeOffer(sdp: string): void {
    this.#enqueue(async () => {
      try {
        const answer = await (await this.#open()).answer(sdp)
        if (!this.#isClosed) this.#options.sendAnswer(answer)
      } catch (error) {
        if (this.#isClosed) return
        this.#options.log('an offer could not be answered', error)
        this.#isBroken = true
        this.#options.onState()
      }
    })
  }

  takeCandidate(candidate: CandidateFields): void {
    this.#enqueue(async () => {
      try {
        await this.#peer?.addCandidate(candidate)
      } catch (error) {
        // Other candidates may be usable.
        if (!this.#isClosed) this.#options.log('a candidate could not be used', error)
      }
    })
  }

  state(): RTCPeerConnectionState {
    if (this.#isClosed || this.#isBroken) return 'failed'
    return this.#peer?.state() ?? 'new'
  }

  async framesDecoded(): Promise<number | null> {
    return this.#peer?.framesDecoded() ?? null
  }

  close(): void {
    this.#isClosed = true
    this.#peer?.close()
  }

  /** Opens the peer connection once the servers are known; later calls return the same one. */
  async #open(): Promise<MediaPeer> {
    const { openPeer, iceServers, sendCandidate, onState, onMedia } = this.#options
    const servers = await iceServers
    this.#peer ??= openPeer(servers, {
      onState: () => !this.#isClosed && onState(),
      onCandidate: (candidate) => !this.#isClosed && sendCandidate(candidate),
      onMedia: (media) => !this.#isClosed && onMedia(media),
    })
    return this.#peer
  }

  #enqueue(run: () => Promise<void>): void {
    if (this.#waiting >= MAX_WAITING) {
      this.#options.log('too many offers and candidates wait')
      return
    }
    this.#waiting += 1
    this.#work = this.#work.then(async () => {
      this.#waiting -= 1
      if (!this.#isClosed) await run()
    })
  }
}
