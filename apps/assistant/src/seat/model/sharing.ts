import type { ShareState } from '@console/realtime/share'

export type { ShareState }

/** Before the connection is open. */
export const NOT_SHARED: ShareState = {
  room: 'entering',
  capture: 'off',
  isReady: false,
  isPictured: false,
  microphone: 'off',
  watchers: [],
  screenProblem: null,
  isPictureFailing: false,
}

/** Names of the people who request the screen and wait for the agent. */
export function getWaitingNames({ watchers }: ShareState): string[] {
  return watchers.flatMap(({ status, name }) => (status === 'waiting' ? [name] : []))
}

export type Viewers = {
  /** They see the screen at this moment. */
  seeing: string[]
  /** People of `seeing` whose other connection, of the microphone, does not work. */
  withoutSound: string[]
  /** Being connected for the first time: they see nothing yet. */
  connecting: string[]
  /** They saw it, and see nothing live until the connection has returned. */
  interrupted: string[]
}

/** Groups the viewers by what reaches them. */
export function groupViewers({ watchers }: ShareState): Viewers {
  const called = watchers.filter(({ status }) => status !== 'waiting')
  const pickNames = (isOne: (watcher: ShareState['watchers'][number]) => boolean): string[] =>
    called.filter((watcher) => isOne(watcher)).map(({ name }) => name)
  const isBroken = (status: string): boolean => status === 'interrupted' || status === 'lost'
  return {
    seeing: pickNames(({ isSeen }) => isSeen),
    withoutSound: pickNames(({ isSeen, status }) => isSeen && isBroken(status)),
    connecting: pickNames(({ isSeen, status }) => !isSeen && !isBroken(status)),
    interrupted: pickNames(({ isSeen, status }) => !isSeen && isBroken(status)),
  }
}
