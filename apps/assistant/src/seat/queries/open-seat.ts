import { seat as seatCalls, workspace } from '@console/contracts'
import type { RealtimeClient } from '@console/realtime/client'
import { browserMedia, createPictureTaker, ShareCall, systemClock } from '@console/realtime/share'
import type { HttpClient } from '@console/sub-app'
import { newUuid } from '@console/sub-app/secure-context'
import { uploadFile } from '@console/sub-app/upload'
import { openRealtime } from '../../base/realtime/open-realtime.ts'

export type OpenSeat = { realtime: RealtimeClient; share: ShareCall; close: () => void }

export type SeatParts = {
  client: HttpClient
  userId: number
  version: string
  getToken: () => string | null
  onKickOff: (fromIp: string) => void
  /** The server does not know the token any more. */
  onRefused: () => void
}

/** The connection of a signed-in seat, which is its heartbeat, and its side of being watched. */
export function openSeat({ client, userId, version, getToken, onKickOff, onRefused }: SeatParts): OpenSeat {
  const { realtime, iceServers } = openRealtime({
    client,
    userId,
    // A worker of its own: the console may be signed in as somebody else.
    version: `seat ${version}`,
    getToken,
    // The agent works in other programs meanwhile, so the page always counts as visible.
    isVisible: () => true,
  })
  const leaving = new AbortController()
  const share = new ShareCall({
    ...browserMedia(),
    clock: systemClock,
    enterRoom: (handlers) => realtime.enterRoom(workspace.seatRoomId(userId), handlers),
    openConnection: (config) => new RTCPeerConnection(config),
    getIceServers: iceServers,
    createCallId: newUuid,
    takePicture: createPictureTaker({ ...seatCalls.PICTURE_SIZE, maxBytes: seatCalls.MAX_PICTURE_BYTES }),
    uploadPicture: (picture) => uploadPicture(client, picture, leaving.signal),
    onProblem: logProblem,
  })
  const stops = [
    realtime.onKickOff(onKickOff),
    realtime.onProblem(logProblem),
    realtime.state.subscribe(() => {
      const state = realtime.state.get()
      if (state.status === 'off' && state.reason === 'refused') onRefused()
    }),
  ]
  return {
    realtime,
    share,
    close: () => {
      leaving.abort()
      for (const stop of stops) stop()
      share.close()
      realtime.close()
    },
  }
}

async function uploadPicture(client: HttpClient, picture: Blob, signal: AbortSignal): Promise<void> {
  const file = new File([picture], 'screen.jpg', { type: 'image/jpeg' })
  await uploadFile(client, seatCalls.uploadPicture, { file, onProgress: () => undefined, signal })
}

function logProblem(problem: string): void {
  // oxlint-disable-next-line no-console -- these pages have no other log
  console.warn(problem)
}
