import type { Captured, MicrophoneStatus, ScreenProblem } from './seat-capture.ts'
import type { LinkStatus } from './share-peer.ts'

export type Watcher = {
  userId: number
  name: string
  /** `waiting`: for the agent, who got the request. */
  status: 'waiting' | LinkStatus
  /** Their picture arrives at this moment; false while the connection is established or interrupted. */
  isSeen: boolean
}

/** State that the seat page shows. */
export type ShareState = {
  /** `left`: the session ended, or the user is no longer a seat. `refused`: the user never was a seat. */
  room: 'entering' | 'inside' | 'left' | 'refused'
  capture: 'off' | 'starting' | 'on'
  /** Captured until the agent stops it, whether anybody watches or not. */
  isReady: boolean
  /** Screenshots are sent to people who look at them without a watch. */
  isPictured: boolean
  microphone: MicrophoneStatus
  watchers: readonly Watcher[]
  screenProblem: ScreenProblem | null
  isPictureFailing: boolean
}

export const OFF: ShareState = {
  room: 'entering',
  capture: 'off',
  isReady: false,
  isPictured: false,
  microphone: 'off',
  watchers: [],
  screenProblem: null,
  isPictureFailing: false,
}

type Given = Pick<ShareState, 'room' | 'screenProblem' | 'isPictureFailing' | 'isReady' | 'isPictured'> & {
  watches: readonly Watcher[]
  captured: Captured | null
  isCapturing: boolean
}

export function shareState({ watches, captured, isCapturing, ...given }: Given): ShareState {
  return {
    ...given,
    capture: captured ? 'on' : isCapturing ? 'starting' : 'off',
    microphone: captured?.microphoneStatus ?? 'off',
    watchers: watches.map(({ userId, name, status, isSeen }) => ({ userId, name, status, isSeen })),
  }
}
