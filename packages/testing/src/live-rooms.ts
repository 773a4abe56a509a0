import { MONITOR_COMMAND, type PeerPayload, type RoomMember } from '@console/realtime/client'
import { createRoomPlay } from '@console/realtime/fakes'
import type { HostRealtime } from '@console/sub-app'
import { act } from '@testing-library/react'
import { testUser } from './test-user.ts'

export type LiveRooms = {
  /** For `renderSubAppPage`. */
  realtime: HostRealtime
  /** The server accepts the connection. */
  connect: () => Promise<void>
  /** The server confirms the latest entry. */
  confirm: (roomId: string, members: RoomMember[]) => Promise<void>
  /** The server refuses the latest entry. */
  refuse: (code: number) => Promise<void>
  /** Somebody came, left or was kicked off. */
  announce: (
    event: 'SOMEONE_ENTER_ROOM' | 'SOMEONE_EXIT_ROOM' | 'SOMEONE_KICK_OFF',
    status: { roomId: string; member: RoomMember; members: RoomMember[] },
  ) => Promise<void>
  /** A member of the room sends the page something. */
  say: (from: { roomId: string; userId: number }, payload: PeerPayload) => Promise<void>
  /** The connection is lost, and opened again with a new session unless it is resumed. */
  reconnect: (isResumed: boolean) => Promise<void>
  /** Time passes in the hub. */
  settle: () => Promise<void>
  /** Messages that the page sent to rooms and their members, in brief. */
  sent: () => string[]
}

/** Rooms by the real client and hub of the test user; the test plays the server, and with it the others in the room. */
export function liveRooms(iceServers: HostRealtime['iceServers'] = async () => []): LiveRooms {
  const play = createRoomPlay()
  const { client } = play.open({ userId: testUser.userId })
  const settle = () => act(() => play.time.advance(0))
  return {
    realtime: {
      subscribe: client.subscribe.bind(client),
      onFresh: client.onFresh.bind(client),
      enterRoom: client.enterRoom.bind(client),
      isOpen: { get: () => client.state.get().status === 'open', subscribe: client.state.subscribe },
      open: () => {},
      iceServers,
    },
    connect: () => act(() => play.accept()),
    confirm: (roomId, members) => act(() => play.confirm(members, roomId)),
    refuse: (code) => act(() => play.refuse(code)),
    announce: (event, status) => act(() => play.status(event, status)),
    say: ({ roomId, userId }, { kind, value }) =>
      act(() => play.peer({ roomId, fromUserId: userId, toUserId: testUser.userId, [kind]: value })),
    reconnect: (isResumed) => act(() => play.reconnect(isResumed)),
    settle,
    sent: () => play.socket().received.flatMap(({ body }) => formatSentBody(body) ?? []),
  }
}

type Sent = ReturnType<ReturnType<typeof createRoomPlay>['socket']>['received'][number]['body']

function formatSentBody(body: Sent): string | null {
  if (body?.kind === 'roomEvent') return `${body.value.type === 1 ? 'ENTER' : 'EXIT'} ${body.value.roomId}`
  if (body?.kind !== 'directMessage') return null
  const { toUserId, monitor, answer, candidate } = body.value
  if (monitor) {
    const command = monitor.command === MONITOR_COMMAND.start ? 'START' : 'STOP'
    return `${command} ${monitor.period} [${monitor.streams.join()}] to ${toUserId}`
  }
  if (answer) return `answer ${answer.callId}.${answer.stream} to ${toUserId}`
  return candidate ? `candidate ${candidate.callId}.${candidate.stream} to ${toUserId}` : null
}
