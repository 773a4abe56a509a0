import type { ShareState } from '@console/realtime/share'

export type { ShareState }

/** Before the connection is open. */
export const NOT_SHARED: ShareState = {
  room: 'entering',
  capture: 'off',
  isReady: false,
  microphone: 'off',
  watchers: [],
  screenProblem: null,
  isPictureFailing: false,
}

/** Who requests the screen and waits for the agent. */
export function requestsOf({ watchers }: ShareState): string[] {
  return watchers.flatMap(({ status, name }) => (status === 'waiting' ? [name] : []))
}

/** Who sees the screen, or would if their connection worked. */
export function viewersOf({ watchers }: ShareState): string[] {
  return watchers.flatMap(({ status, name }) => (status === 'waiting' ? [] : [name]))
}
