import { session } from '@console/contracts'
import { readStored, writeStored } from '@console/sub-app/browser-storage'
import { logWarning } from '../../base/log.ts'

export const LAST_REPORT_KEY = 'console.lastUseReport'
const INPUT_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

let latest: Promise<unknown> = Promise.resolve()

/** Resolves once the latest report is answered or has failed: a sign-out that overtook it would cause its refusal. */
export async function whenUseReported(): Promise<void> {
  await latest
}

/**
 * User input renews the idle limit: reported at most once a minute, counted over all tabs (R31). Polling
 * alone is not use, so nothing else reports.
 */
export function reportUse(send: () => Promise<unknown>, signal: AbortSignal): void {
  function noteInput(): void {
    // oxlint-disable-next-line no-restricted-properties -- of this browser's tabs; a later one than now counts as none
    const now = Date.now()
    const last = Number(readStored(LAST_REPORT_KEY) ?? 0)
    if (now - last < session.USE_REPORT_INTERVAL_MS && now >= last) return
    writeStored(LAST_REPORT_KEY, String(now))
    latest = send().catch((error: unknown) => {
      if (signal.aborted) return
      // The next input may report again; the limit itself is the server's.
      writeStored(LAST_REPORT_KEY, null)
      logWarning('Use of the console could not be reported.', error)
    })
  }
  for (const event of INPUT_EVENTS) {
    window.addEventListener(event, noteInput, { signal, capture: true, passive: true })
  }
}
