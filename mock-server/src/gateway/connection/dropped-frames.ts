import type { Services } from './connection-state.ts'
import type { DropReason } from './read-frame.ts'

/** Logs the frames of a connection that were dropped: the first ones, then their number at its end. */
export function droppedFrames({ log, limits }: Pick<Services, 'log' | 'limits'>) {
  let count = 0
  return {
    add: (reason: DropReason): void => {
      count += 1
      if (count <= limits.loggedFrames) log.warn({ reason }, 'a realtime frame was dropped')
    },
    report: (): void => {
      if (count > limits.loggedFrames) log.warn({ count }, 'realtime frames of one connection were dropped')
    },
  }
}
