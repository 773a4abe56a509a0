import type { CandidateFields, IceServer, MediaPeer, OpenPeer, PeerEvents } from '../media-peer.ts'

/** The watcher's end of one peer connection, moved by a test. */
export type FakeMediaPeer = {
  iceServers: readonly IceServer[]
  events: PeerEvents
  offers: string[]
  candidates: string[]
  isClosed: boolean
  /** Null while no video is received. */
  frames: number | null
  move: (state: RTCPeerConnectionState) => void
}

export const buildCandidate = (text: string): CandidateFields => ({
  candidate: text,
  sdpMid: '0',
  sdpMLineIndex: 0,
  usernameFragment: '',
})

/** Peers whose answers name the offer; an offer `broken` is refused. */
export function createFakePeers(): { opened: FakeMediaPeer[]; openPeer: OpenPeer } {
  const opened: FakeMediaPeer[] = []
  const openPeer: OpenPeer = (iceServers, events): MediaPeer => {
    let state: RTCPeerConnectionState = 'new'
    const fake: FakeMediaPeer = {
      iceServers,
      events,
      offers: [],
      candidates: [],
      isClosed: false,
      frames: null,
      move: (next) => {
        state = next
        events.onState()
      },
    }
    opened.push(fake)
    return {
      answer: async (sdp) => {
        if (sdp === 'broken') throw new Error('no SDP')
        fake.offers.push(sdp)
        return `answer to ${sdp}`
      },
      addCandidate: async ({ candidate }) => {
        if (fake.offers.length === 0) throw new Error('before the offer')
        if (candidate === 'broken') throw new Error('no candidate')
        fake.candidates.push(candidate)
      },
      state: () => state,
      framesDecoded: async () => fake.frames,
      close: () => {
        fake.isClosed = true
      },
    }
  }
  return { opened, openPeer }
}
