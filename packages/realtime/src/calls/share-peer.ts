import type { Clock } from '../client/clock.ts'
import type { PeerPayload } from '../codec/envelope.ts'

export type LinkStatus =
  /** For the first time. */
  | 'connecting'
  | 'connected'
  /** It was connected, and is restarted: nothing arrives. */
  | 'interrupted'
  /** Lasts until the watcher sends START again. */
  | 'lost'

/** A connection that is disconnected often recovers by itself within this. */
const DISCONNECTED_MS = 2000
/** A restart that has not connected after this is tried again: its offer or answer may have been dropped. */
const RESTART_MS = 5000
export const MAX_RESTARTS = 5
/** A browser sends a dozen; more than this before the answer is somebody's mistake. */
const MAX_EARLY_CANDIDATES = 100

type Candidate = Extract<PeerPayload, { kind: 'candidate' }>['value']
type Media = { kind: 'audio' | 'video'; track: MediaStreamTrack | null }

export type SharePeerOptions = {
  connection: RTCPeerConnection
  callId: string
  /** One of `STREAM_KIND`. */
  stream: number
  /** Tracks to send; without a track the line is silent. */
  media: readonly Media[]
  clock: Clock
  send: (payload: PeerPayload) => void
  onStatus: (status: LinkStatus) => void
  onProblem: (problem: string) => void
}

/** The seat's half of one stream: it always offers, and restarts ICE when the connection breaks. */
export class SharePeer {
  readonly #options: SharePeerOptions
  readonly #connection: RTCPeerConnection
  /** Descriptions and candidates are applied one after the other. */
  #steps: Promise<void> = Promise.resolve()
  #early: RTCIceCandidateInit[] = []
  #restarts = 0
  #wasConnected = false
  #cancelTimer: (() => void) | null = null
  #isClosed = false

  constructor(options: SharePeerOptions) {
    this.#options = options
    this.#connection = options.connection
    this.#connection.onicecandidate = ({ candidate }) => this.#step(() => this.#sendCandidate(candidate))
    this.#connection.onconnectionstatechange = () => this.#follow()
    for (const { kind, track } of options.media)
      this.#connection.addTransceiver(track ?? kind, { direction: 'sendonly' })
    this.#offer(false)
  }

  takeAnswer(sdp: string): void {
    this.#step(async () => {
      // The answer is a repeat, or belongs to an offer that another one replaced.
      if (this.#connection.signalingState !== 'have-local-offer') return
      await this.#connection.setRemoteDescription({ type: 'answer', sdp })
      const early = this.#early
      this.#early = []
      for (const candidate of early) await this.#addCandidate(candidate)
    })
  }

  takeCandidate({ candidate, sdpMid, sdpMLineIndex, usernameFragment }: Candidate): void {
    const init = {
      candidate,
      sdpMid,
      sdpMLineIndex,
      ...(usernameFragment === '' ? {} : { usernameFragment }),
    }
    this.#step(async () => {
      if (this.#connection.remoteDescription) await this.#addCandidate(init)
      else if (this.#early.length < MAX_EARLY_CANDIDATES) this.#early.push(init)
    })
  }

  close(): void {
    this.#isClosed = true
    this.#cancelTimer?.()
    this.#connection.onicecandidate = null
    this.#connection.onconnectionstatechange = null
    this.#connection.close()
  }

  #offer(iceRestart: boolean): void {
    this.#step(async () => {
      await this.#connection.setLocalDescription(await this.#connection.createOffer({ iceRestart }))
      if (this.#isClosed) return
      const { callId, stream, send } = this.#options
      const sdp = this.#connection.localDescription?.sdp ?? ''
      send({ kind: 'offer', value: { callId, stream, sdp } })
    })
  }

  /** After the last candidate there is an empty one. */
  #sendCandidate(found: RTCIceCandidate | null): void {
    const { callId, stream, send } = this.#options
    const value = {
      callId,
      stream,
      candidate: found?.candidate ?? '',
      sdpMid: found?.sdpMid ?? '',
      sdpMLineIndex: found?.sdpMLineIndex ?? 0,
      usernameFragment: found?.usernameFragment ?? '',
    }
    send({ kind: 'candidate', value })
  }

  #follow(): void {
    switch (this.#connection.connectionState) {
      case 'connected':
        this.#cancelTimer?.()
        this.#restarts = 0
        this.#wasConnected = true
        this.#options.onStatus('connected')
        break
      case 'disconnected':
        this.#noteInterruption()
        this.#restartAfter(DISCONNECTED_MS)
        break
      case 'failed':
        this.#noteInterruption()
        this.#restartAfter(0)
        break
      // `closed` is by this side, the others lead to one of those above.
      default:
        break
    }
  }

  #noteInterruption(): void {
    this.#options.onStatus(this.#wasConnected ? 'interrupted' : 'connecting')
  }

  #restartAfter(delayMs: number): void {
    this.#cancelTimer?.()
    this.#cancelTimer = this.#options.clock.after(delayMs, () => this.#restart())
  }

  #restart(): void {
    if (this.#restarts === MAX_RESTARTS) {
      this.#options.onStatus('lost')
      return
    }
    this.#restarts += 1
    this.#noteInterruption()
    this.#offer(true)
    this.#restartAfter(RESTART_MS)
  }

  /** A candidate that does not fit, of an earlier generation for instance, does no harm. */
  async #addCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    try {
      await this.#connection.addIceCandidate(candidate)
    } catch (error) {
      this.#options.onProblem(`A candidate was refused: ${String(error)}`)
    }
  }

  #step(run: () => void | Promise<void>): void {
    this.#steps = this.#steps.then(async () => {
      if (this.#isClosed) return
      try {
        await run()
      } catch (error) {
        if (this.#isClosed) return
        this.#options.onProblem(`The call to a watcher failed: ${String(error)}`)
        this.#options.onStatus('lost')
      }
    })
  }
}
