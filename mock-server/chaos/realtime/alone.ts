import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { session } from '@console/contracts'
import { CLOSE_CODES } from '@console/realtime'
import { startChild, type Child } from '../../bench/realtime/child.ts'
import { freePort } from '../../src/testing/redis-server.ts'
import { noticeWriter, prepareCompany, signIn, type Company, type NoticeWriter } from './company.ts'
import { CUT_CODES, findClientFaults, isLate, isSettled, until, type Expected } from './count.ts'
import {
  flood,
  openUnsigned,
  sendHostileFrames,
  stopReading,
  type Hostility,
  type Unsigned,
} from './hostile.ts'
import { openHubClient, type HubClient } from './hub-client.ts'
import { openClients, shuffled, type Play } from './play.ts'
import { openRelays, type Relays } from './relays.ts'
import type { ServerCommands } from './server.ts'

export type SingleServerReport = {
  clients: number
  notices: number
  peerMessages: number
  resumed: number
  fresh: number
  /** Clients to be resumed that the machine was too busy to bring back in time. */
  late: number
  unsigned: Unsigned
  /** Number of hostile connections that ended with each close code. */
  hostileCodes: Map<number, number>
  /** Memory of the server, where it was measured. */
  memory: Memory | null
  closeCodes: number[]
}

/** In bytes: objects and buffers. */
type Memory = { before: number; deaf: number; after: number }

/** Bytes that the code and the caches of first uses take. */
const MEMORY_GROWTH = 32 * 1024 * 1024
/** Bytes for one client that does not read: 500 messages of 64 KiB at most, and what a socket buffers. */
const DEAF_GROWTH = 64 * 1024 * 1024
const SETTLE_MS = 60_000
/**
 * Milliseconds between notices, by the machine's time and by the gateway's: a session retains 500 messages, which a cut of
 * 50 s must not fill.
 */
const NOTICE_MS = { atLeast: 50, gateway: 250 }
const HOUR_MS = 3_600_000
/** Number of notices after the kill. */
const MORE_NOTICES = 10

type Alone = Play & {
  port: number
  server: Child<ServerCommands>
  start: () => Promise<Child<ServerCommands>>
  company: Company
  writer: NoticeWriter
  clients: HubClient[]
  relays: Relays
}

/** One server: cuts, sleep, hostile clients, a revoked token; then it is killed. */
export async function playSingleServer(play: Play): Promise<SingleServerReport> {
  const { database, extent } = play
  const [port, dataDir] = [await freePort(), await mkdtemp(join(tmpdir(), 'console-chaos-'))]
  const env = {
    PORT: String(port),
    DATABASE_URL: database.appUrl,
    SECRET_KEY_FILE: database.secretKeyFile,
    DATA_DIR: dataDir,
    SEED_PROFILE: 'none',
    LOG_LEVEL: 'silent',
  }
  const start = async () => {
    const server = startChild<ServerCommands>('../../chaos/realtime/server.ts')
    await server.call('start', { env, speed: extent.speed })
    return server
  }
  const server = await start()
  // Besides the clients': one that does not read, one that says too much, one whose token is revoked.
  const company = await prepareCompany(database, extent.seats + 3)
  const writer = noticeWriter(database, company)
  const { speed } = extent
  const clients = await openClients(play, { company, ports: [port], speed })
  const seatIds = company.seats.slice(0, extent.seats).map(({ id }) => id)
  const relays = await openRelays(play, { seatIds, port, speed })
  const alone: Alone = { ...play, port, server, start, company, writer, clients, relays }
  try {
    const report = await playFaults(alone)
    await relays.end()
    await killAndRestart(alone)
    return report
  } finally {
    await writer.stop()
    await writer.end()
    for (const client of clients) await client.stop()
    await alone.server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function playFaults(alone: Alone): Promise<SingleServerReport> {
  const { clients, writer, relays, server, extent } = alone
  const used = async () => (extent.measuresMemory ? (await server.call('memory')).used : 0)
  const before = await used()
  const { expected, returning, lost } = assignFaults(alone)
  const acts = await planHostileActs(alone, used)
  writer.start(noticeMs(alone))
  relays.start(noticeMs(alone))
  const playing = Promise.all(lost.map((play) => play()))
  // Hostile sockets may use up the connections that the server accepts, so clients that must come back in time come back
  // first.
  await Promise.all(returning.map((play) => play()))
  await acts.play()
  await playing
  await writer.stop()
  relays.stop()
  for (const one of expected) {
    one.notices = writer.written()
    if (one.fault === NO_FAULT) one.texts = relays.sentTo(one.client.userId)
  }
  await countAll(alone, expected)
  const memory = extent.measuresMemory
    ? await measureEndMemory(alone, { before, deaf: acts.done.deaf, used })
    : null
  const isResumed = ({ outcome, client }: Expected) =>
    outcome === 'resumed' && client.seen.closeCodes.length > 0
  return {
    clients: clients.length,
    notices: writer.written(),
    peerMessages: clients.reduce((sum, { seen }) => sum + seen.texts.length, 0),
    resumed: expected.filter(isResumed).length,
    late: expected.filter((one) => isLate(one)).length,
    fresh: expected.filter(({ outcome }) => outcome === 'fresh').length,
    unsigned: acts.done.unsigned,
    hostileCodes: acts.done.codes,
    memory,
    closeCodes: listCloseCodes(clients),
  }
}

const noticeMs = ({ extent }: Play): number => Math.max(NOTICE_MS.atLeast, NOTICE_MS.gateway / extent.speed)

const NO_FAULT = 'no fault of its own'

/** Clients that are back inside the resume window, and clients that are not. */
type ClientGroups = {
  expected: Expected[]
  returning: (() => Promise<void>)[]
  lost: (() => Promise<void>)[]
}

/**
 * Gives the clients their faults: of eight, two are cut off briefly, two for long, one for too long; one sleeps, and two
 * have no fault.
 */
function assignFaults(alone: Alone): ClientGroups {
  const { clients, random, extent } = alone
  const cast = shuffled(clients, random)
  const eighth = Math.max(1, Math.floor(clients.length / 8))
  const take = (count: number) => cast.splice(0, count)
  const expected: Expected[] = []
  const expect: Expect = (client, fault, outcome) =>
    expected.push({ client, fault, outcome, notices: 0, codes: fault === NO_FAULT ? [] : CUT_CODES })
  const cutFor = (count: number, seconds: number) =>
    take(count).map((client) => cut(alone, { client, seconds, expect }))
  const returning = [
    ...cutFor(eighth * 2, extent.shortCutSeconds),
    ...cutFor(eighth * 2, extent.longCutSeconds),
  ]
  const lost = [
    ...cutFor(eighth, extent.lostSeconds),
    ...take(eighth).map((client) => sleep(alone, client, expect)),
  ]
  for (const client of cast) expect(client, NO_FAULT, 'resumed')
  return { expected, returning, lost }
}

type Done = { deaf: number; unsigned: Unsigned; codes: Map<number, number> }

/** Plans the acts of hostile clients, one after another in an order of the seed. */
async function planHostileActs(
  alone: Alone,
  used: () => Promise<number>,
): Promise<{ done: Done; play: () => Promise<void> }> {
  const [hostility, revoked] = [await createHostility(alone), await revocable(alone)]
  const done: Done = { deaf: 0, unsigned: { opened: 0, refused: 0, closed: 0 }, codes: hostility.codes }
  const acts = shuffled(
    [
      {
        name: 'a client that never reads',
        play: async () => void (done.deaf = await stopReading(hostility, used)),
      },
      { name: '10,000 messages a second', play: () => flood(hostility) },
      { name: 'hostile frames', play: () => sendHostileFrames(hostility) },
      {
        name: 'sockets that never sign in',
        play: async () => void (done.unsigned = await openUnsigned(hostility)),
      },
      { name: 'a token is revoked', play: revoked },
    ],
    alone.random,
  )
  const play = async (): Promise<void> => {
    for (const act of acts) {
      alone.report(`one server: ${act.name}`)
      await act.play()
    }
  }
  return { done, play }
}

async function countAll({ fault }: Alone, expected: readonly Expected[]): Promise<void> {
  await until(() => expected.every((one) => isSettled(one)), SETTLE_MS)
  // Repeated or late messages would come now.
  await pause(500)
  for (const one of expected) for (const what of findClientFaults(one)) fault(what)
}

async function measureEndMemory(
  { fault, extent }: Alone,
  { before, deaf, used }: Omit<Memory, 'after'> & { used: () => Promise<number> },
): Promise<Memory> {
  // Sessions that wait for their client end meanwhile.
  await pause(65_000 / extent.speed)
  const after = await used()
  if (after - before > MEMORY_GROWTH) fault(`memory of the server: ${before} bytes before, ${after} after`)
  if (deaf - before > DEAF_GROWTH)
    fault(`memory with a client that never reads: ${before} bytes before, ${deaf} with it`)
  return { before, deaf, after }
}

export function listCloseCodes(clients: readonly HubClient[]): number[] {
  return [...new Set(clients.flatMap(({ seen }) => seen.closeCodes))].toSorted((a, b) => a - b)
}

type Expect = (client: HubClient, fault: string, outcome: Expected['outcome']) => void
/** Cuts begin within so many seconds. */
const FIRST_SECONDS = 10

function cut(
  { random, extent }: Alone,
  { client, seconds, expect }: { client: HubClient; seconds: number; expect: Expect },
): () => Promise<void> {
  const [kind, beginsAt] = [random.pick(['reset', 'silent'] as const), random.next() * FIRST_SECONDS]
  expect(client, `cut of ${seconds} s (${kind})`, seconds < extent.lostSeconds ? 'resumed' : 'fresh')
  return async () => {
    await pause((beginsAt * 1000) / extent.speed)
    client.seen.cutAt = client.clock.now()
    client.network.cut(kind)
    await pause((seconds * 1000) / extent.speed)
    client.network.mend()
    // As a browser says when its network is back.
    client.post({ type: 'online' })
    await until(() => client.seen.state === 'open', SETTLE_MS)
  }
}

/** A laptop whose lid is closed: the server hears nothing, and afterwards the machine's clock is an hour on. */
function sleep({ random, extent }: Alone, client: HubClient, expect: Expect): () => Promise<void> {
  const beginsAt = random.next() * FIRST_SECONDS
  expect(client, 'asleep for an hour', 'fresh')
  return async () => {
    await pause((beginsAt * 1000) / extent.speed)
    client.clock.sleep()
    client.network.cut('silent')
    await pause((extent.lostSeconds * 1000) / extent.speed)
    client.network.mend()
    client.clock.wake(HOUR_MS)
    client.post({ type: 'ping' })
  }
}

async function createHostility({
  port,
  database,
  company,
  random,
  extent,
  fault,
}: Alone): Promise<Hostility> {
  const url = `http://127.0.0.1:${port}`
  const [deaf, loud] = company.seats.slice(extent.seats)
  if (!deaf || !loud) throw new Error('there are too few seats')
  return {
    url,
    random,
    speed: extent.speed,
    sockets: extent.sockets,
    fault,
    codes: new Map(),
    deaf: { ...deaf, token: await signIn(url, database, deaf.username) },
    loud: { ...loud, token: await signIn(url, database, loud.username) },
  }
}

/** A client whose session another one of the same person ends: it is notified of that, and receives nothing more. */
async function revocable(alone: Alone): Promise<() => Promise<void>> {
  const { port, database, company, extent, random, fault, writer } = alone
  const url = `http://127.0.0.1:${port}`
  const seat = company.seats[extent.seats + 2]
  if (!seat) throw new Error('there are too few seats')
  const token = await signIn(url, database, seat.username)
  const options = { name: 'revoked', userId: seat.id, token, port, speed: extent.speed, random: random.next }
  const client = await openHubClient(options)
  await until(() => client.seen.state === 'open', SETTLE_MS)
  return async () => {
    const elsewhere = await signIn(url, database, seat.username)
    const { method, path } = session.revokeOthers
    await fetch(url + path, { method, headers: { authorization: `Bearer ${elsewhere}` } })
    const isNotified = await until(() => client.seen.state === 'kickedOff', SETTLE_MS)
    const { counts, kickOffs, state, closeCodes } = client.seen
    const [before, written] = [counts.length, writer.written()]
    await until(() => writer.written() > written + 5, SETTLE_MS)
    if (!isNotified || kickOffs !== 1)
      fault(`a revoked token: ${kickOffs} times notified of the kick-off, ${state}`)
    if (counts.length > before)
      fault(`a revoked token: ${counts.length - before} notices after the end of the session`)
    // The client closes as soon as it is notified, or the server is first.
    const ends: readonly number[] = [CLOSE_CODES.done, CLOSE_CODES.kickedOff]
    if (!closeCodes.every((code) => ends.includes(code)))
      fault(`a revoked token: closed with ${closeCodes.join(', ')}`)
    await client.stop()
  }
}

/** Without Redis nothing can be resumed: everybody is notified to load again, and the new server serves. */
async function killAndRestart(alone: Alone): Promise<void> {
  const { writer, clients, random, report, fault } = alone
  const before = clients.map(({ seen }) => seen.fresh)
  writer.start(noticeMs(alone))
  await pause(random.next() * 500)
  report('one server: killed and started again')
  await alone.server.kill()
  alone.server = await alone.start()
  for (const client of clients) client.post({ type: 'online' })
  const isBack = ({ seen }: HubClient, index: number) =>
    seen.state === 'open' && seen.fresh > (before[index] ?? 0)
  const areBack = await until(() => clients.every((client, index) => isBack(client, index)), SETTLE_MS)
  if (!areBack)
    for (const [index, one] of clients.entries())
      if (!isBack(one, index))
        fault(
          `server killed, ${one.name}: ${one.seen.state}, notified to load again ${one.seen.fresh - (before[index] ?? 0)} times`,
        )
  await writer.stop()
  // By now the last notice has arrived everywhere, or never will; the next ones are counted from here.
  await pause(1000)
  const counted = clients.map(({ seen }) => seen.counts.length)
  for (let more = 0; more < MORE_NOTICES; more += 1) await writer.write()
  const countNewNotices = ({ seen }: HubClient, index: number) => seen.counts.length - (counted[index] ?? 0)
  await until(
    () => clients.every((client, index) => countNewNotices(client, index) >= MORE_NOTICES),
    SETTLE_MS,
  )
  for (const [index, one] of clients.entries())
    if (countNewNotices(one, index) !== MORE_NOTICES)
      fault(`server killed, ${one.name}: ${countNewNotices(one, index)} of ${MORE_NOTICES} notices after it`)
}
