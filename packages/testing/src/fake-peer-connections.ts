import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/** The page's end of a peer connection, moved by a test. */
export type FakePeerConnection = {
  configuration: RTCConfiguration | undefined
  offers: string[]
  candidates: (string | null)[]
  isClosed: boolean
  framesDecoded: number
  /** Its connection changes. */
  move: (state: RTCPeerConnectionState) => void
  /** A track of the other side arrives. */
  receive: (kind: 'audio' | 'video') => void
  /** A local candidate was found; null is the end of them. */
  find: (candidate: string | null) => void
}

/** WebRTC, which jsdom lacks, played by a test. Returns the connections in their order; tests see the tracks in the elements. */
export function fakePeerConnections(): FakePeerConnection[] {
  const opened: FakePeerConnection[] = []
  vi.stubGlobal('MediaStream', FakeMediaStream)
  vi.stubGlobal(
    'RTCPeerConnection',
    class extends EventTarget {
      connectionState: RTCPeerConnectionState = 'new'
      localDescription: { sdp: string } | null = null
      readonly #fake: FakePeerConnection
      constructor(configuration?: RTCConfiguration) {
        super()
        const fire = (event: string, values: object): void =>
          act(() => void this.dispatchEvent(Object.assign(new Event(event), values)))
        this.#fake = {
          configuration,
          offers: [],
          candidates: [],
          isClosed: false,
          framesDecoded: 0,
          move: (state) => {
            this.connectionState = state
            fire('connectionstatechange', {})
          },
          receive: (kind) => fire('track', { track: { kind }, streams: [] }),
          find: (candidate) =>
            fire('icecandidate', {
              candidate: candidate === null ? null : { candidate, sdpMid: '0', sdpMLineIndex: 0 },
            }),
        }
        opened.push(this.#fake)
      }
      async setRemoteDescription({ sdp }: { sdp: string }): Promise<void> {
        this.#fake.offers.push(sdp)
      }
      async createAnswer(): Promise<{ sdp: string }> {
        return { sdp: `answer to ${this.#fake.offers.at(-1)}` }
      }
      async setLocalDescription(description: { sdp: string }): Promise<void> {
        this.localDescription = description
      }
      async addIceCandidate(candidate: { candidate: string } | null): Promise<void> {
        this.#fake.candidates.push(candidate?.candidate ?? null)
      }
      async getStats(): Promise<Map<string, object>> {
        const { framesDecoded } = this.#fake
        return new Map([['video', { type: 'inbound-rtp', kind: 'video', framesDecoded }]])
      }
      close(): void {
        this.#fake.isClosed = true
      }
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  return opened
}

class FakeMediaStream {
  readonly #tracks: { kind: string }[] = []
  addTrack(track: { kind: string }): void {
    this.#tracks.push(track)
  }
  getTracks(): { kind: string }[] {
    return this.#tracks
  }
}
