import { readStored, tabStorage, writeStored } from '@console/sub-app/browser-storage'

/** Set for the visit: this tab runs no app of another team. */
const STORAGE_KEY = 'console.safeMode'
const PARAMETER = 'safe'

/** Address that opens the console without apps of other teams. */
export const SAFE_MODE_ADDRESS = `/console/?${PARAMETER}=1`

/** True if this visit runs no apps of other teams: `?safe=1` begins it, `?safe=0` ends it. */
export function isSafeMode(): boolean {
  const asked = new URLSearchParams(window.location.search).get(PARAMETER)
  if (asked === '1') writeStored(STORAGE_KEY, '1', tabStorage())
  if (asked === '0') leaveSafeMode()
  return readStored(STORAGE_KEY, tabStorage()) !== null
}

export function leaveSafeMode(): void {
  writeStored(STORAGE_KEY, null, tabStorage())
}
