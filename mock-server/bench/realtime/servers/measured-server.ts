/** Form of the console's frames on the wire: alone, or as attachments of Socket.IO's events. */
export type Dialect = 'console' | 'socketIo'

/** Commands that a server of the bench answers. */
export type ServerCommands = {
  start: () => Promise<{ url: string; dialect: Dialect; tokens: string[] }>
  /** Sends one notice to all connections; answers when it began, in Unix milliseconds with fractions. */
  broadcast: () => Promise<number>
  /** Processor milliseconds of this process so far. */
  processorMs: () => number
  memory: () => Promise<Memory>
}

/** Bytes after a collection: of the process, and of these what objects and buffers use. */
export type Memory = { resident: number; used: number }

export const unixNow = (): number => performance.timeOrigin + performance.now()

export function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const COLLECTIONS = 4
const PAUSE_MS = 500

/** Freed pages go back to the system a little after the collection. */
export async function memory(): Promise<Memory> {
  for (let round = 0; round < COLLECTIONS; round += 1) {
    globalThis.gc?.()
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS)
    })
  }
  const { rss, heapUsed, external } = process.memoryUsage()
  return { resident: rss, used: heapUsed + external }
}
