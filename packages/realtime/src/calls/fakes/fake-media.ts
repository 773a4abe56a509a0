export type FakeTrack = MediaStreamTrack & { isStopped: boolean; end: () => void }

/** A captured track that a test ends as a browser would. */
export function createFakeTrack(kind: 'audio' | 'video'): FakeTrack {
  const track = Object.assign(new EventTarget(), {
    kind,
    isStopped: false,
    stop: () => {
      track.isStopped = true
    },
    end: () => track.dispatchEvent(new Event('ended')),
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a seat's side uses of a track
  return track as unknown as FakeTrack
}

export function createFakeStream(tracks: readonly FakeTrack[]): MediaStream {
  const ofKind = (kind: string) => () => tracks.filter((track) => track.kind === kind)
  const stream = {
    getTracks: () => [...tracks],
    getAudioTracks: ofKind('audio'),
    getVideoTracks: ofKind('video'),
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a seat's side uses of a stream
  return stream as unknown as MediaStream
}
