import type { ConnectionState } from './connection-types.ts'
import type { OffReason, RealtimeState } from './port-messages.ts'

const CONNECTING: RealtimeState = { status: 'connecting' }

/** The state of a connection as pages see it. */
export function realtimeState(state: ConnectionState): RealtimeState {
  switch (state.phase) {
    case 'idle':
      return CONNECTING
    case 'open':
      return { status: 'open' }
    case 'stopped':
      // It is stopped while another session takes over, or none is left to see it.
      return state.reason === 'done' ? CONNECTING : off(state.reason)
    default:
      return state.downSince === null ? CONNECTING : { status: 'down', since: state.downSince }
  }
}

export function off(reason: OffReason): RealtimeState {
  return { status: 'off', reason }
}

/** True where the platform has no realtime messages. */
export function isAbsent(state: RealtimeState): boolean {
  return state.status === 'off' && state.reason === 'absent'
}

export function isSameState(one: RealtimeState, other: RealtimeState): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
