import { setTimeout as pause } from 'node:timers/promises'

/** Two cores may be shared with the server, the database and a second browser. */
export const WAIT_LIMIT_MS = 20_000
export const POLL_MS = 40

/** Asks again and again; after the limit it throws what the problem is. */
export async function waitUntil(
  check: () => Promise<boolean>,
  problem: () => Promise<string>,
): Promise<void> {
  const deadline = Date.now() + WAIT_LIMIT_MS
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error(await problem())
    await pause(POLL_MS)
  }
}
