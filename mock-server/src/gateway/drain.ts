import { CLOSE_CODES } from '@console/realtime'
import type { Connection } from './connection/connection.ts'

/** Between two batches. */
const BATCH_PAUSE_MS = 50
/** Looks so often whether the connections have ended. */
const LOOK_MS = 20

type Options = { drainMs: number; closeMs: number; pause: (ms: number) => Promise<void> }

/**
 * Closes all connections because the server stops, in batches over `drainMs`, so that their clients do not come back at the
 * same moment. Those that do not answer the close frame in time are cut off.
 */
export async function closeAll(
  connections: ReadonlySet<Connection>,
  { drainMs, closeMs, pause }: Options,
): Promise<void> {
  const all = [...connections]
  const batches = Math.max(1, Math.min(all.length, Math.floor(drainMs / BATCH_PAUSE_MS)))
  for (let batch = 0; batch < batches; batch += 1) {
    const from = Math.floor((all.length * batch) / batches)
    const to = Math.floor((all.length * (batch + 1)) / batches)
    for (const connection of all.slice(from, to)) connection.close(CLOSE_CODES.restart)
    if (batch < batches - 1) await pause(BATCH_PAUSE_MS)
  }
  for (let waitedMs = 0; connections.size > 0 && waitedMs < closeMs; waitedMs += LOOK_MS) await pause(LOOK_MS)
  for (const connection of connections) connection.terminate()
}
