import { useSyncExternalStore } from 'react'
import { logWarning } from './log.ts'
import { createObservable } from './observable.ts'
import { asRecord, BUILD_PATH } from './wire.ts'

/** The build of this page, which it carries itself; undefined where it is served from its sources. */
export const pageBuild = (): string | undefined => document.documentElement.dataset['build']

const newer = createObservable(false)

/** Compares the build that the server has now with the one of this page; true once they have differed. */
export async function checkBuild(): Promise<boolean> {
  const own = pageBuild()
  if (newer.get() || own === undefined) return newer.get()
  try {
    const { build } = asRecord(await (await fetch(BUILD_PATH, { cache: 'no-cache' })).json())
    if (typeof build === 'string' && build !== own) newer.set(true)
  } catch (error) {
    logWarning(BUILD_PATH, error)
  }
  return newer.get()
}

/** True where a reload brings another build of the console. */
export function useIsNewBuild(): boolean {
  return useSyncExternalStore(newer.subscribe, newer.get)
}

/** For tests, where one window is many pages. */
export function resetNewBuild(): void {
  newer.set(false)
}
