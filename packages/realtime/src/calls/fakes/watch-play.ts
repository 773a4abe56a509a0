import { createFakeTime, type FakeTime } from '../../client/fakes/fake-time.ts'
import type { PeerMessage, RoomHandlers, RoomStatus } from '../../client/room-types.ts'
import type { PeerPayload, RoomMember } from '../../codec/envelope.ts'
import type { IceServer } from '../media-peer.ts'
import { startWatch, type StreamName, type WatchOptions, type WatchState } from '../watch-call.ts'
import { buildCandidate, createFakePeers, type FakeMediaPeer } from './fake-media-peer.ts'

export const SELF: RoomMember = { userId: 1, name: 'Watcher', isOwner: false }
export const SEAT: RoomMember = { userId: 7, name: 'Seat', isOwner: true }
export const OTHER: RoomMember = { userId: 3, name: 'Other', isOwner: false }
export const STREAMS = { camera: 1, screen: 2 } as const

/** A watch whose room, seat and peer connections are played by a test. */
export function createWatchPlay(given: Partial<WatchOptions> = {}) {
  const time = createFakeTime()
  const { opened, openPeer } = createFakePeers()
  const sent: { toUserId: number; payload: PeerPayload }[] = []
  const { handlers, states, media, members, logged } = recordedEvents()
  const room = fakeRoom((toUserId, payload) => sent.push({ toUserId, payload }))
  const connection = fakeConnection()
  let servers: () => Promise<readonly IceServer[]> = async () => []

  const watch = startWatch({
    roomId: 'seat-7',
    enterRoom: room.enter,
    isOpen: connection.isOpen,
    iceServers: () => servers(),
    ...handlers,
    clock: time,
    openPeer,
    ...given,
  })

  const { status, say, offer, ...seat } = playedSeat(room, time)
  return {
    watch,
    time,
    room,
    opened,
    states,
    media,
    members,
    logged,
    status,
    say,
    offer,
    ...seat,
    /** The seat offers both streams, and they connect. */
    connect: async (callId: string): Promise<FakeMediaPeer[]> => {
      const before = opened.length
      for (const stream of Object.values(STREAMS)) await offer(callId, stream)
      for (const peer of opened.slice(before)) peer.move('connected')
      return opened.slice(before)
    },
    setOpen: async (isOpen: boolean): Promise<void> => {
      connection.setOpen(isOpen)
      await time.advance(0)
    },
    listeners: () => connection.listeners(),
    undelivered: () => room.handlers?.onUndelivered?.('m', 'notFound'),
    serveIce: (next: typeof servers): void => {
      servers = next
    },
    /** Messages sent since the last look, in brief. */
    sent: (): string[] => sent.splice(0).map(({ toUserId, payload }) => `${toUserId} ${brief(payload)}`),
    words: (): string[] => states.map(formatWatchState),
  }
}

function recordedEvents() {
  const states: WatchState[] = []
  const media: [StreamName, MediaStream | null][] = []
  const members: string[][] = []
  const logged: string[] = []
  const handlers: Pick<WatchOptions, 'onState' | 'onMedia' | 'onMembers' | 'log'> = {
    onState: (state) => states.push(state),
    onMedia: (...change) => media.push(change),
    onMembers: (present) => members.push(present.map(({ name }) => name)),
    log: ({ message }) => logged.push(message),
  }
  return { handlers, states, media, members, logged }
}

/** Messages of the room and the seat in it. */
function playedSeat(room: PlayedRoom, time: FakeTime) {
  const status = async (next: RoomStatus): Promise<void> => {
    room.handlers?.onStatus(next)
    await time.advance(0)
  }
  const say = async (payload: PeerPayload, fromUserId = SEAT.userId): Promise<void> => {
    const message: PeerMessage = { messageId: 'm', fromUserId, ...payload }
    room.handlers?.onMessage?.(message)
    await time.advance(0)
  }
  const offer = (callId: string, stream: number, sdp = `${callId}.${stream}`) =>
    say({ kind: 'offer', value: { callId, stream, sdp } })
  return {
    status,
    say,
    offer,
    entered: (present = [SELF, SEAT]) => status({ kind: 'entered', members: present }),
    candidate: (callId: string, stream: number, text: string) =>
      say({ kind: 'candidate', value: { callId, stream, ...buildCandidate(text) } }),
  }
}

type PlayedRoom = {
  id: string
  handlers: RoomHandlers | null
  isWatcher: boolean
  isLeft: boolean
  enter: WatchOptions['enterRoom']
}

function fakeRoom(onSent: (toUserId: number, payload: PeerPayload) => number): PlayedRoom {
  const room: PlayedRoom = {
    id: '',
    handlers: null,
    isWatcher: false,
    isLeft: false,
    enter: (id, handlers, { isWatcher = false }) => {
      Object.assign(room, { handlers, isWatcher, id })
      return {
        leave: () => {
          room.isLeft = true
        },
        send: (toUserId, payload) => String(onSent(toUserId, payload)),
      }
    },
  }
  return room
}

function fakeConnection() {
  const listeners = new Set<() => void>()
  let isOpen = true
  return {
    isOpen: {
      get: () => isOpen,
      subscribe: (listener: () => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    setOpen: (next: boolean): void => {
      isOpen = next
      for (const listener of listeners) listener()
    },
    listeners: () => listeners.size,
  }
}

function formatWatchState(state: WatchState): string {
  return 'reason' in state ? `${state.status}: ${state.reason}` : state.status
}

function brief({ kind, value }: PeerPayload): string {
  switch (kind) {
    case 'monitor':
      return `${value.command === 1 ? 'START' : 'STOP'} ${value.period} [${value.streams.join()}]`
    case 'answer':
      return `answer ${value.callId}.${value.stream}: ${value.sdp}`
    case 'candidate':
      return `candidate ${value.callId}.${value.stream}: ${value.candidate}`
    default:
      return kind
  }
}
