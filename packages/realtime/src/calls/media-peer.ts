import type { PeerPayload } from '../codec/envelope.ts'

/** A STUN or TURN server, as the dispatcher lists it. */
export type IceServer = { urls: string[]; username?: string | undefined; credential?: string | undefined }

export type CandidateFields = Omit<Extract<PeerPayload, { kind: 'candidate' }>['value'], 'callId' | 'stream'>

export type PeerEvents = {
  /** The connection's state changed. */
  onState: () => void
  /** A local candidate; an empty candidate marks the end of them. */
  onCandidate: (candidate: CandidateFields) => void
  onMedia: (media: MediaStream) => void
}

/** The answering side of one peer connection, as far as a watch needs it. */
export type MediaPeer = {
  /** Takes an offer, the first or a later one, and returns the answer's SDP. */
  answer: (sdp: string) => Promise<string>
  /** Takes a remote candidate, or their end. */
  addCandidate: (candidate: CandidateFields) => Promise<void>
  state: () => RTCPeerConnectionState
  /** Video frames decoded so far; null while no video is received. */
  framesDecoded: () => Promise<number | null>
  close: () => void
}

export type OpenPeer = (iceServers: readonly IceServer[], events: PeerEvents) => MediaPeer

const NO_MORE_CANDIDATES: CandidateFields = {
  candidate: '',
  sdpMid: '',
  sdpMLineIndex: 0,
  usernameFragment: '',
}

/** The browser's own peer connection. */
export const openBrowserPeer: OpenPeer = (iceServers, { onState, onCandidate, onMedia }) => {
  const connection = new RTCPeerConnection({ iceServers: iceServers.map(toBrowserServer) })
  connection.addEventListener('connectionstatechange', onState)
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate === null) onCandidate(NO_MORE_CANDIDATES)
    // The end of one generation of candidates; the end of all follows.
    else if (candidate.candidate !== '') onCandidate(toFields(candidate))
  })
  // The tracks of one connection belong together, whether its offer names a stream or not.
  const media = new MediaStream()
  connection.addEventListener('track', ({ track }) => {
    media.addTrack(track)
    onMedia(media)
  })
  return {
    answer: async (sdp) => {
      await connection.setRemoteDescription({ type: 'offer', sdp })
      await connection.setLocalDescription(await connection.createAnswer())
      return connection.localDescription?.sdp ?? ''
    },
    addCandidate: async (candidate) => connection.addIceCandidate(toBrowserCandidate(candidate)),
    state: () => connection.connectionState,
    framesDecoded: async () => framesIn(await connection.getStats()),
    close: () => connection.close(),
  }
}

function toBrowserServer({ urls, username, credential }: IceServer): RTCIceServer {
  return {
    urls,
    ...(username === undefined ? {} : { username }),
    ...(credential === undefined ? {} : { credential }),
  }
}

function toFields({ candidate, sdpMid, sdpMLineIndex, usernameFragment }: RTCIceCandidate): CandidateFields {
  return {
    candidate,
    sdpMid: sdpMid ?? '',
    sdpMLineIndex: sdpMLineIndex ?? 0,
    usernameFragment: usernameFragment ?? '',
  }
}

/** Null is the end. An empty text on the wire is an absent field. */
function toBrowserCandidate({
  candidate,
  sdpMid,
  sdpMLineIndex,
  usernameFragment,
}: CandidateFields): RTCIceCandidateInit | null {
  if (candidate === '') return null
  return {
    candidate,
    sdpMid: sdpMid === '' ? null : sdpMid,
    sdpMLineIndex,
    usernameFragment: usernameFragment === '' ? null : usernameFragment,
  }
}

/** The part of a statistics report that counts frames; browsers type their reports as unknown. */
type VideoReport = { type: string; kind?: string; framesDecoded?: number }

function framesIn(statistics: RTCStatsReport): number | null {
  let frames: number | null = null
  statistics.forEach((report: VideoReport) => {
    if (report.type === 'inbound-rtp' && report.kind === 'video')
      frames = (frames ?? 0) + (report.framesDecoded ?? 0)
  })
  return frames
}
