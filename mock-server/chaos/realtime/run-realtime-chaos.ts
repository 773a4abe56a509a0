import { execFileSync } from 'node:child_process'
import { createRandom } from '../../src/demo/seed/random.ts'
import { cloneDatabase } from '../../src/testing/start-test-server.ts'
import { playSingleServer, type SingleServerReport } from './alone.ts'
import type { Extent } from './play.ts'
import { playTwoServers, type TwoServersReport } from './together.ts'

export const FULL: Extent = {
  seats: 12,
  clientsPerSeat: 3,
  speed: 5,
  shortCutSeconds: 5,
  longCutSeconds: 50,
  lostSeconds: 300,
  sockets: 10_000,
  measuresMemory: true,
  hasTwoServers: true,
}
/** Extent for every run of the tests: the same with fewer of all, and cuts that leave a busy machine time to come back. */
export const SHORT: Extent = {
  ...FULL,
  seats: 8,
  clientsPerSeat: 2,
  speed: 15,
  longCutSeconds: 30,
  lostSeconds: 120,
  sockets: 400,
  measuresMemory: false,
  hasTwoServers: false,
}

export type RealtimeChaosReport = {
  alone: SingleServerReport
  together: TwoServersReport | null
  faults: string[]
}

/** Plays the faults of a network, of hostile clients and of servers to real servers and clients, and counts what arrived. */
export async function runRealtimeChaos(options: {
  seed: number
  extent: Extent
  report?: (line: string) => void
}): Promise<RealtimeChaosReport> {
  const { seed, extent, report = () => undefined } = options
  const database = await cloneDatabase()
  const faults: string[] = []
  const fault = (what: string): void => void faults.push(`seed ${seed}: ${what}`)
  const play = { database, extent, random: createRandom(seed), report, fault }
  try {
    const alone = await playSingleServer(play)
    const isTogether = extent.hasTwoServers && hasRedis()
    if (extent.hasTwoServers && !isTogether) report('two servers: left out, this machine has no redis-server')
    const together = isTogether ? await playTwoServers(play) : null
    return { alone, together, faults }
  } finally {
    await database.drop()
  }
}

function hasRedis(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    // Any failure means that it cannot be started.
    return false
  }
}
