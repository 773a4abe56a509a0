import type { RealtimeState } from '@console/realtime/client'
import { useSyncExternalStore } from 'react'
import type { OpenSeat } from '../queries/open-seat.ts'

const CONNECTING: RealtimeState = { status: 'connecting' }
const nothing = (): (() => void) => () => undefined

/** The state of the seat's realtime connection. */
export function useConnection(open: OpenSeat | null): RealtimeState['status'] {
  const { status } = useSyncExternalStore(
    open?.realtime.state.subscribe ?? nothing,
    open?.realtime.state.get ?? (() => CONNECTING),
  )
  return status
}
