import type { RealtimeClient } from './tab-client.ts'

type EnterRoom = RealtimeClient['enterRoom']
type Entrance = Pick<RealtimeClient, 'enterRoom'>
type Stay = { room: ReturnType<EnterRoom> | null; enter: (client: Entrance) => void; end: () => void }

/** The stays of pages in rooms: a stay that begins before there is a client begins with the client, and ends with it. */
export function createRoomStays() {
  const stays = new Set<Stay>()
  let client: Entrance | null = null

  const enter: EnterRoom = (roomId, { onStatus, ...handlers }, options) => {
    const stay: Stay = {
      room: null,
      enter: (into) => {
        stay.room = into.enterRoom(roomId, { ...handlers, onStatus: takeStatus }, options)
      },
      end: () => {
        stay.room?.leave()
        takeStatus({ kind: 'left', reason: 'sessionEnded' })
      },
    }
    const takeStatus: typeof onStatus = (status) => {
      if (status.kind === 'left' || status.kind === 'refused') stays.delete(stay)
      onStatus(status)
    }
    stays.add(stay)
    if (client !== null) stay.enter(client)
    return {
      leave: () => {
        stays.delete(stay)
        stay.room?.leave()
      },
      send: (toUserId, payload) => {
        if (stay.room !== null) return stay.room.send(toUserId, payload)
        queueMicrotask(() => handlers.onUndelivered?.('', 'unavailable'))
        return ''
      },
    }
  }

  return {
    enter,
    move: (next: Entrance | null): void => {
      client = next
      for (const stay of stays) {
        if (stay.room !== null) stay.end()
        else if (next !== null) stay.enter(next)
      }
    },
  }
}
