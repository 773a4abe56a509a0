import { useSyncExternalStore } from 'react'
import { logWarning } from './log.ts'
import { asRecord, BUILD_PATH } from './wire.ts'

/** The build of this page, which it carries itself; undefined where it is served from its sources. */
export const pageBuild = (): string | undefined => document.documentElement.dataset['build']

let isNewer = false
const listeners = new Set<() => void>()

/** Compares the build that the server has now with the one of this page; true once they have differed. */
export async function checkBuild(): Promise<boolean> {
  const own = pageBuild()
  if (isNewer || own === undefined) return isNewer
  try {
    const { build } = asRecord(await (await fetch(BUILD_PATH, { cache: 'no-cache' })).json())
    isNewer = typeof build === 'string' && build !== own
    if (isNewer) for (const listener of listeners) listener()
  } catch (error) {
    logWarning(BUILD_PATH, error)
  }
  return isNewer
}

/** True where a reload brings another build of the console. */
export function useIsNewBuild(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isNewer,
  )
}

/** For tests, where one window is many pages. */
export function resetNewBuild(): void {
  isNewer = false
}
