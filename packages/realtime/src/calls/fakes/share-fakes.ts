export { createFakeStream, createFakeTrack, type FakeTrack } from './fake-media.ts'
export { FakePeer } from './fake-peer.ts'
