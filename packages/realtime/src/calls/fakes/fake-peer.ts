type Transceiver = { what: string; direction: string | undefined }

/** Half of a peer connection; a test plays the other half and the network. */
export class FakePeer {
  static readonly opened: FakePeer[] = []
  readonly config: RTCConfiguration
  readonly transceivers: Transceiver[] = []
  readonly remoteCandidates: string[] = []
  readonly offers: { iceRestart: boolean }[] = []
  signalingState: RTCSignalingState = 'stable'
  connectionState: RTCPeerConnectionState = 'new'
  localDescription: RTCSessionDescriptionInit | null = null
  remoteDescription: RTCSessionDescriptionInit | null = null
  onicecandidate: ((event: { candidate: RTCIceCandidateInit | null }) => void) | null = null
  onconnectionstatechange: (() => void) | null = null
  isClosed = false
  /** Error of the next descriptions. */
  failure: Error | null = null

  constructor(config: RTCConfiguration = {}) {
    this.config = config
    FakePeer.opened.push(this)
  }

  addTransceiver(what: string | MediaStreamTrack, init?: RTCRtpTransceiverInit): void {
    const kind = typeof what === 'string' ? `silent ${what}` : what.kind
    this.transceivers.push({ what: kind, direction: init?.direction })
  }

  async createOffer({ iceRestart = false }: RTCOfferOptions = {}): Promise<RTCSessionDescriptionInit> {
    if (this.failure) throw this.failure
    this.offers.push({ iceRestart })
    return Promise.resolve({ type: 'offer', sdp: `offer ${this.offers.length}` })
  }

  async setLocalDescription(description: RTCSessionDescriptionInit): Promise<void> {
    this.#assertOpen()
    this.localDescription = description
    this.signalingState = 'have-local-offer'
    this.find('candidate:local')
    await Promise.resolve()
  }

  async setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void> {
    this.#assertOpen()
    await Promise.resolve()
    this.remoteDescription = description
    this.signalingState = 'stable'
  }

  async addIceCandidate({ candidate = '' }: RTCIceCandidateInit): Promise<void> {
    this.#assertOpen()
    if (!this.remoteDescription) throw new Error('There is no remote description yet.')
    if (candidate === 'unfit') throw new Error('It belongs to nothing.')
    this.remoteCandidates.push(candidate)
    await Promise.resolve()
  }

  close(): void {
    this.isClosed = true
  }

  /** The browser found a candidate, or with null the last one. */
  find(candidate: string | null): void {
    const init = { candidate: candidate ?? '', sdpMid: '0', sdpMLineIndex: 0, usernameFragment: 'u' }
    this.onicecandidate?.({ candidate: candidate === null ? null : init })
  }

  become(state: RTCPeerConnectionState): void {
    this.connectionState = state
    this.onconnectionstatechange?.()
  }

  #assertOpen(): void {
    if (this.isClosed) throw new Error('The connection is closed.')
  }
}

/** Opens a fake peer connection in the form of a browser's. */
export function openFakePeer(config: RTCConfiguration): RTCPeerConnection {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a seat's side uses of a connection
  return new FakePeer(config) as unknown as RTCPeerConnection
}
