import { createFakeTime } from '../../client/fakes/fake-time.ts'
import type { RoomHandlers } from '../../client/room-types.ts'
import { MONITOR_COMMAND } from '../../client/rooms/peer-constants.ts'
import type { PeerPayload, RoomMember } from '../../codec/envelope.ts'
import { ShareCall } from '../share-call.ts'
import { createFakeStream, createFakeTrack, type FakeTrack } from './fake-media.ts'
import { FakePeer, openFakePeer } from './fake-peer.ts'

const SEAT: RoomMember = { userId: 2, name: 'Seat', isOwner: true }
export const WATCHER: RoomMember = { userId: 7, name: 'Wendy', isOwner: false }
export const OTHER: RoomMember = { userId: 8, name: 'Otto', isOwner: false }

type Sent = { to: number } & PeerPayload

/** A seat whose room, media and network are played by a test. */
export function createSharePlay() {
  const time = createFakeTime()
  const sent: Sent[] = []
  const tracks: FakeTrack[] = []
  const uploads: number[] = []
  const problems: string[] = []
  const rooms: RoomHandlers[] = []
  const peers = { from: FakePeer.opened.length }
  const play = createSwitches()
  const share = new ShareCall({
    clock: time,
    ...createSeatParts({ sent, rooms, play, tracks, uploads, now: () => time.now() }),
    onProblem: (problem) => problems.push(problem),
  })
  const room = (): RoomHandlers => {
    const last = rooms.at(-1)
    if (!last) throw new Error('No room was entered.')
    return last
  }
  const settle = (): Promise<void> => time.advance(0)
  return {
    time,
    share,
    sent,
    tracks,
    uploads,
    problems,
    rooms,
    play,
    room,
    settle,
    state: () => share.state.get(),
    /** Peers of this play, in the order of their opening. */
    peers: (): FakePeer[] => FakePeer.opened.slice(peers.from),
    openPeers: (): FakePeer[] => FakePeer.opened.slice(peers.from).filter(({ isClosed }) => !isClosed),
    liveTracks: (): FakeTrack[] => tracks.filter(({ isStopped }) => !isStopped),
    ...createRoomScript(room, settle),
  }
}

type Switches = ReturnType<typeof createSwitches>

/** Switches of a test for the browser and the server. */
function createSwitches() {
  return {
    screen: null as Error | null,
    microphone: null as Error | null,
    upload: null as Error | null,
    withSound: true,
    iceServers: [{ urls: 'stun:stun.test' }] as RTCIceServer[] | Error,
    left: 0,
  }
}

type Record = {
  sent: Sent[]
  rooms: RoomHandlers[]
  play: Switches
  tracks: FakeTrack[]
  uploads: number[]
  now: () => number
}

function createSeatParts({ sent, rooms, play, tracks, uploads, now }: Record) {
  let calls = 0
  const streamOf = (kinds: readonly ('audio' | 'video')[]): MediaStream => {
    const made = kinds.map(createFakeTrack)
    tracks.push(...made)
    return createFakeStream(made)
  }
  return {
    enterRoom: (handlers: RoomHandlers) => {
      rooms.push(handlers)
      return {
        leave: () => {
          play.left += 1
        },
        send: (to: number, payload: PeerPayload) => {
          sent.push({ to, ...payload })
          return ''
        },
      }
    },
    captureScreen: async () => {
      await Promise.resolve()
      if (play.screen) throw play.screen
      return streamOf(play.withSound ? ['video', 'audio'] : ['video'])
    },
    captureMicrophone: async () => {
      await Promise.resolve()
      if (play.microphone) throw play.microphone
      return streamOf(['audio'])
    },
    openConnection: openFakePeer,
    getIceServers: async () => {
      await Promise.resolve()
      if (play.iceServers instanceof Error) throw play.iceServers
      return play.iceServers
    },
    createCallId: () => `call-${(calls += 1)}`,
    takePicture: () => Promise.resolve(new Blob(['picture'])),
    uploadPicture: async () => {
      await Promise.resolve()
      uploads.push(now())
      if (play.upload) throw play.upload
    },
  }
}

/** Messages of the server and the watchers. */
function createRoomScript(room: () => RoomHandlers, settle: () => Promise<void>) {
  let members = [SEAT]
  const monitor = async (
    from: number,
    { command, period = 10, streams = [] }: { command: number; period?: number; streams?: number[] },
  ): Promise<void> => {
    const value = { command, period, streams }
    room().onMessage?.({ messageId: 'm', fromUserId: from, kind: 'monitor', value })
    await settle()
  }

  return {
    enter: async (...others: RoomMember[]): Promise<void> => {
      members = [SEAT, ...others]
      room().onStatus({ kind: 'entered', members })
      await settle()
    },
    come: async (member: RoomMember): Promise<void> => {
      members = [...members, member]
      room().onStatus({ kind: 'someoneEntered', member, members })
      await settle()
    },
    leave: async (
      member: RoomMember,
      kind: 'someoneLeft' | 'someoneKickedOff' = 'someoneLeft',
    ): Promise<void> => {
      members = members.filter(({ userId }) => userId !== member.userId)
      room().onStatus({ kind, member, members })
      await settle()
    },
    start: (from: number, period?: number, streams?: number[]) =>
      monitor(from, {
        command: MONITOR_COMMAND.start,
        ...(period === undefined ? {} : { period }),
        ...(streams ? { streams } : {}),
      }),
    stop: (from: number) => monitor(from, { command: MONITOR_COMMAND.stop }),
    answer: async (from: number, value: { callId: string; stream: number; sdp?: string }): Promise<void> => {
      room().onMessage?.({
        messageId: 'a',
        fromUserId: from,
        kind: 'answer',
        value: { sdp: 'answer', ...value },
      })
      await settle()
    },
    candidate: async (
      from: number,
      { candidate, ...head }: { callId: string; stream: number; candidate: string },
    ): Promise<void> => {
      const value = { ...head, candidate, sdpMid: '0', sdpMLineIndex: 0, usernameFragment: '' }
      room().onMessage?.({ messageId: 'c', fromUserId: from, kind: 'candidate', value })
      await settle()
    },
  }
}

/** As a browser refuses. */
export function createRefusal(name = 'NotAllowedError'): Error {
  return Object.assign(new Error('refused'), { name })
}
