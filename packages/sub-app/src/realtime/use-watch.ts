import type { RoomMember } from '@console/realtime/client'
import { isOver, startWatch, type StreamName, type WatchState } from '@console/realtime/watch'
import { useEffect, useEffectEvent, useState } from 'react'
import { useHost } from '../host/host-context.tsx'

export {
  isOver,
  type StreamName,
  type WatchEnd,
  type WatchFailure,
  type WatchState,
} from '@console/realtime/watch'
export type { RoomMember } from '@console/realtime/client'

export type Watched = {
  state: WatchState
  /** The media of each stream; null while there are none. */
  media: Readonly<Record<StreamName, MediaStream | null>>
  /** Members in the room besides the seat and oneself, as far as they are known. */
  others: readonly RoomMember[]
}

const AT_FIRST: Watched = {
  state: { status: 'connecting' },
  media: { camera: null, screen: null },
  others: [],
}

type WatchEvents = {
  /** The watch failed or was ended: there is nothing more. */
  onOver: () => void
}

/** Watches a seat for as long as the component is shown (LIVE-020..026). Another room needs another component: give it a key. */
export function useWatch(roomId: string, { onOver }: WatchEvents): Watched {
  const { services, user } = useHost()
  const { realtime } = services
  const [watched, setWatched] = useState(AT_FIRST)
  const over = useEffectEvent(onOver)
  const log = useEffectEvent((error: Error) => services.reportError(error, 'watch'))
  const isOther = useEffectEvent(({ userId, isOwner }: RoomMember) => !isOwner && userId !== user.userId)
  useEffect(() => {
    const change = (changes: Partial<Watched>) => setWatched((before) => ({ ...before, ...changes }))
    const watch = startWatch({
      roomId,
      enterRoom: realtime.enterRoom,
      isOpen: realtime.isOpen,
      iceServers: realtime.iceServers,
      onState: (state) => {
        change({ state })
        if (isOver(state)) over()
      },
      onMedia: (name, media) =>
        setWatched((before) => ({ ...before, media: { ...before.media, [name]: media } })),
      onMembers: (members) => change({ others: members.filter((member) => isOther(member)) }),
      log: (error) => log(error),
    })
    return () => watch.stop()
  }, [realtime, roomId])
  return watched
}
