import { workspace } from '@console/contracts'
import type { Random } from '../../src/demo/seed/random.ts'
import type { TestDatabase } from '../../src/testing/start-test-server.ts'
import { signIn, type Company } from './company.ts'
import { until } from './count.ts'
import { openHubClient, type HubClient } from './hub-client.ts'

/** Extent of a run; times are those of the gateway and its clients, which go `speed` times as fast as the machine's. */
export type Extent = {
  seats: number
  clientsPerSeat: number
  speed: number
  shortCutSeconds: number
  longCutSeconds: number
  /** Seconds outside the resume window, however late the loss is noticed. */
  lostSeconds: number
  /** Number of sockets that never sign in. */
  sockets: number
  /** Measures the server's memory too, which takes seconds each time, and the time in which waiting sessions end. */
  measuresMemory: boolean
  /** Also with two servers and Redis. */
  hasTwoServers: boolean
}

export type Play = {
  database: TestDatabase
  extent: Extent
  random: Random
  report: (line: string) => void
  fault: (what: string) => void
}

export const START_LIMIT_MS = 20_000

/**
 * Opens this many clients for each seat, each with a network to one of the ports in turn; all are connected and in their
 * room.
 */
export async function openClients(
  { database, random, extent }: Play,
  { company, ports, speed }: { company: Company; ports: readonly number[]; speed: number },
): Promise<HubClient[]> {
  const clients: HubClient[] = []
  for (const { id, username } of company.seats.slice(0, extent.seats)) {
    const token = await signIn(`http://127.0.0.1:${ports[0]}`, database, username)
    for (let index = 0; index < extent.clientsPerSeat; index += 1) {
      const port = ports[clients.length % ports.length] ?? 0
      const name = `client ${clients.length + 1} of ${username}`
      const client = await openHubClient({ name, userId: id, token, port, speed, random: random.next })
      client.post({ type: 'enterRoom', roomId: workspace.seatRoomId(id), stayId: 1 })
      clients.push(client)
    }
  }
  await requireOpen(clients)
  return clients
}

export async function requireOpen(clients: readonly HubClient[]): Promise<void> {
  const isOpen = ({ seen }: HubClient) => seen.state === 'open' && seen.roomsEntered > 0
  if (await until(() => clients.every(isOpen), START_LIMIT_MS)) return
  const without = clients.find((one) => !isOpen(one))
  throw new Error(
    `${without?.name} did not connect: ${without?.seen.state}, ${without?.seen.problems.slice(-2).join('; ')}`,
  )
}

export function shuffled<Item>(items: readonly Item[], { next }: Random): Item[] {
  return items
    .map((item) => ({ item, rank: next() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
