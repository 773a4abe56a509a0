import { setTimeout as pause } from 'node:timers/promises'

/** Two cores may be shared with the server, the database and a second browser. */
export const WAIT_LIMIT_MS = 20_000
const FIRST_PAUSE_MS = 20
const LONGEST_PAUSE_MS = 200
const PAUSE_GROWTH = 1.5

/** Pauses between polls grow: constant polling would slow the page down. */
export function pauseAfter(looks: number): number {
  return Math.min(FIRST_PAUSE_MS * PAUSE_GROWTH ** looks, LONGEST_PAUSE_MS)
}

/** Polls until it succeeds; after the limit it throws the last problem. */
export async function waitUntil(
  check: () => Promise<boolean>,
  problem: () => Promise<string>,
): Promise<void> {
  const deadline = Date.now() + WAIT_LIMIT_MS
  for (let looks = 0; !(await check()); looks += 1) {
    if (Date.now() > deadline) throw new Error(await problem())
    await pause(pauseAfter(looks))
  }
}
