import { serverNow } from '@console/ui/server-time'
import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

const TICK_MS = 1000
const ticks = createListeners()
let users = 0
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for all cards. */
function onTick(listener: () => void): () => void {
  const stop = ticks.add(listener)
  users += 1
  timer ??= setInterval(ticks.call, TICK_MS)
  return () => {
    stop()
    users -= 1
    if (users > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** Reads a value from the server's time each second; re-renders only when it differs. The value must be a primitive. */
export function useTimeValue<Value extends string | number | boolean | null>(
  read: (nowMs: number) => Value,
): Value {
  return useSyncExternalStore(onTick, () => read(serverNow()))
}
