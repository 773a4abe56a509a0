import { setTimeout as pause } from 'node:timers/promises'
import { median, quantile, type Figure } from '../figures.ts'
import { startChild, type Child } from './child.ts'
import type { ClientCommands } from './clients.ts'
import type { Memory, ServerCommands } from './servers/measured-server.ts'

const LATENCY_GOAL_MS = 250
const BYTES_GOAL = 20_000
const PROCESSOR_GOAL = 1.4
/**
 * Connections that are opened and closed before the memory is read, so that the code has run and memory that does not grow
 * with connections is in use.
 */
const WARM_UP_CONNECTIONS = 200
const WARM_UP_BROADCASTS = 5
/**
 * Broadcasts of a round, each sent as soon as the one before has arrived, so that a server's work beside its deliveries
 * hardly counts. Rounds are short, so that other load of the machine affects all servers alike.
 */
const BROADCASTS = 5
/** Broadcasts of a round with pauses: the time of one that does not have to wait for another. */
const SINGLE_BROADCASTS = 2
const PAUSE_MS = 250

const SERVERS = {
  console: 'servers/console-server.ts',
  'bare ws': 'servers/bare-server.ts',
  'socket.io': 'servers/socket-io-server.ts',
} as const
type Name = keyof typeof SERVERS

/** A server, and its clients in a process of their own. */
type Side = {
  name: Name
  server: Child<ServerCommands>
  clients: Child<ClientCommands>
  /** Memory of a connection. */
  memory: Memory
  /** Processor milliseconds of each round. */
  processorMs: number[]
  latenciesMs: number[]
}

export type BroadcastOptions = { connections: number; rounds: number }

/**
 * One notice to all connections of the console's server, of plain `ws` and of Socket.IO: same frames, same clients, in turn.
 */
export async function measureBroadcasts(options: BroadcastOptions): Promise<Figure[]> {
  const sides: Side[] = []
  try {
    for (const name of ['console', 'bare ws', 'socket.io'] as const)
      sides.push(await openSide(name, options.connections))
    for (let round = 0; round < options.rounds; round += 1)
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) await runRound(side)
  } finally {
    for (const { clients, server } of sides) await Promise.all([clients.stop(), server.stop()])
  }
  return buildFigures(sides, options)
}

async function openSide(name: Name, connections: number): Promise<Side> {
  const server = startChild<ServerCommands>(SERVERS[name])
  const clients = startChild<ClientCommands>('clients.ts')
  const { url, dialect, tokens } = await server.call('start')
  const opening = { url, dialect, tokens }
  await clients.call('open', { ...opening, count: WARM_UP_CONNECTIONS })
  await Promise.all([clients.call('nextArrivals'), server.call('broadcast')])
  await clients.call('closeAll')
  const before = await server.call('memory')
  await clients.call('open', { ...opening, count: connections })
  const after = await server.call('memory')
  const memory = {
    resident: (after.resident - before.resident) / connections,
    used: (after.used - before.used) / connections,
  }
  const side: Side = { name, server, clients, memory, processorMs: [], latenciesMs: [] }
  for (let broadcast = 0; broadcast < WARM_UP_BROADCASTS; broadcast += 1) await broadcastOnce(side)
  return side
}

async function runRound(side: Side): Promise<void> {
  for (let broadcast = 0; broadcast < SINGLE_BROADCASTS; broadcast += 1) {
    await pause(PAUSE_MS)
    side.latenciesMs.push(...(await broadcastOnce(side)))
  }
  await pause(PAUSE_MS)
  const before = await side.server.call('processorMs')
  for (let broadcast = 0; broadcast < BROADCASTS; broadcast += 1) await broadcastOnce(side)
  side.processorMs.push((await side.server.call('processorMs')) - before)
}

/** Measures from the moment when the notice was created to its arrival at each client. */
async function broadcastOnce({ server, clients }: Side): Promise<number[]> {
  const [began, arrivals] = await Promise.all([server.call('broadcast'), clients.call('nextArrivals')])
  return arrivals.map((at) => at - began)
}

function buildFigures(sides: readonly Side[], { connections, rounds }: BroadcastOptions): Figure[] {
  const [ours, bare, socketIo] = sides
  if (!ours || !bare || !socketIo) throw new Error('not all servers were measured')
  const ratioTo = (other: Side) =>
    median(ours.processorMs.map((ms, round) => ms / (other.processorMs[round] ?? Number.NaN)))
  const toDeliveryFigure = ({ name, processorMs }: Side): Figure => ({
    name: `  a delivery by ${name}`,
    value: (median(processorMs) * 1000) / (BROADCASTS * connections),
    unit: 'µs',
  })
  const toMemoryFigure = ({ name, memory }: Side): Figure => ({
    name: `  of ${name}, resident`,
    value: memory.resident,
    unit: 'bytes',
  })
  const toLatencyFigure = ({ name, latenciesMs }: Side): Figure => ({
    name: `  99 % by ${name} within`,
    value: quantile(latenciesMs, 0.99),
    unit: 'ms',
  })
  return [
    {
      name: `a notice to ${connections.toLocaleString('en')} connections, 99 % within`,
      value: quantile(ours.latenciesMs, 0.99),
      unit: 'ms',
      goal: { atMost: LATENCY_GOAL_MS },
    },
    { name: '  50 % within', value: median(ours.latenciesMs), unit: 'ms' },
    toLatencyFigure(bare),
    toLatencyFigure(socketIo),
    {
      name: 'memory of a connection, resident or used',
      value: Math.max(ours.memory.resident, ours.memory.used),
      unit: 'bytes',
      goal: { atMost: BYTES_GOAL },
    },
    toMemoryFigure(ours),
    toMemoryFigure(bare),
    toMemoryFigure(socketIo),
    {
      name: `processor time : bare ws, median of ${rounds} rounds`,
      value: ratioTo(bare),
      unit: '×',
      goal: { atMost: PROCESSOR_GOAL },
    },
    {
      name: `processor time : socket.io, median of ${rounds} rounds`,
      value: ratioTo(socketIo),
      unit: '×',
      goal: { atMost: 1 },
    },
    ...[ours, bare, socketIo].map(toDeliveryFigure),
  ]
}
