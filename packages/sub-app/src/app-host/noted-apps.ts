import { readStored, writeStored } from '../browser-storage.ts'

const KEY = 'console.hasApps'

/** Notes for the pages beside the console, which have no menu, whether the person runs an app: otherwise they do not ask. */
export function noteApps(hasApps: boolean): void {
  if (hasApps !== hasNotedApps()) writeStored(KEY, hasApps ? 'yes' : null)
}

export function hasNotedApps(): boolean {
  return readStored(KEY) === 'yes'
}
