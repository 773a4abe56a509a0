import { useSyncExternalStore } from 'react'
import { loadConfig } from '../../base/config/read-config.ts'
import { logWarning } from '../../base/log.ts'

let isNewer = false
const listeners = new Set<() => void>()

/** Compares the console that the server has now with the one that runs here. */
export async function checkVersion(running: string): Promise<void> {
  try {
    const { version } = await loadConfig()
    if (isNewer || version === running) return
    isNewer = true
    for (const listener of listeners) listener()
  } catch (error) {
    logWarning("The server's version of the console is not known.", error)
  }
}

/** Whether a reload brings another version of the console. */
export function useIsNewVersion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isNewer,
  )
}
