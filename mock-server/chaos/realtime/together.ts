import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CLOSE_CODES } from '@console/realtime'
import { Redis } from 'ioredis'
import { startProgram, type Running } from '../../src/testing/program.ts'
import { freePort, startRedis } from '../../src/testing/redis-server.ts'
import { listCloseCodes } from './alone.ts'
import { noticeWriter, prepareCompany } from './company.ts'
import { CUT_CODES, findClientFaults, isSettled, until, type Expected } from './count.ts'
import type { HubClient } from './hub-client.ts'
import { openClients, type Play } from './play.ts'

export type TwoServersReport = { clients: number; notices: number; moved: number; closeCodes: number[] }

const SETTLE_MS = 60_000
/** Milliseconds in the machine's time: nothing is sped up here. */
const NOTICE_MS = 100
const REDIS_MS = 15_000

/** Plays two servers with a Redis, started as usual: one server is killed, and later Redis. */
export async function playTwoServers(play: Play): Promise<TwoServersReport> {
  const { database, random, report, extent } = play
  const redis = await startRedis()
  const raw = new Redis(redis.url)
  raw.on('error', () => undefined)
  const ports = [await freePort(), await freePort()] as const
  const dataDirs = await Promise.all(ports.map(() => mkdtemp(join(tmpdir(), 'console-chaos-'))))
  const startAt = (index: number): Running =>
    startProgram(dataDirs[index] ?? '', {
      PORT: String(ports[index]),
      DATABASE_URL: database.appUrl,
      SECRET_KEY_FILE: database.secretKeyFile,
      REDIS_URL: redis.url,
    })
  const servers = [startAt(0), startAt(1)]
  const company = await prepareCompany(database, extent.seats)
  const writer = noticeWriter(database, company)
  const opened: HubClient[] = []
  try {
    await Promise.all(servers.map(({ ready }) => ready))
    opened.push(...(await openClients(play, { company, ports, speed: 1 })))
    writer.start(NOTICE_MS)
    await pause(random.next() * 2_000)
    const killed = random.int(0, 1)
    report(`two servers: number ${killed + 1} is killed`)
    const moved = opened.filter(({ network }) => network.target === ports[killed])
    for (const { network } of moved) network.target = ports[1 - killed] ?? 0
    await servers[killed]?.end('SIGKILL')
    const isMoved = ({ seen }: HubClient) => seen.closeCodes.length > 0 && seen.state === 'open'
    await until(() => moved.every(isMoved), SETTLE_MS)
    servers[killed] = startAt(killed)
    await servers[killed].ready
    await pause(random.next() * 1_000)
    report('two servers: Redis is killed and started again, empty')
    await redis.kill()
    await pause(random.next() * 1_000)
    await redis.restart()
    await untilSubscribed(raw)
    const cut = await cutSome(play, opened)
    await writer.stop()
    await countAll(play, { opened, cut, notices: writer.written() })
    return {
      clients: opened.length,
      notices: writer.written(),
      moved: moved.length,
      closeCodes: listCloseCodes(opened),
    }
  } finally {
    await writer.stop()
    await writer.end()
    for (const client of opened) await client.stop()
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
    raw.disconnect()
    await redis.stop()
    for (const dataDir of dataDirs) await rm(dataDir, { recursive: true, force: true })
  }
}

/** A cut on the server that still has the session. */
async function cutSome({ random }: Play, opened: readonly HubClient[]): Promise<HubClient[]> {
  const cut = opened.filter(() => random.chance(0.3))
  for (const { network } of cut) network.cut('reset')
  await pause(1_000)
  for (const client of cut) {
    client.network.mend()
    client.post({ type: 'online' })
  }
  return cut
}

async function countAll(
  { fault }: Play,
  { opened, cut, notices }: { opened: readonly HubClient[]; cut: readonly HubClient[]; notices: number },
): Promise<void> {
  const expected = opened.map((client): Expected => ({
    client,
    fault: cut.includes(client) ? 'server or Redis killed, then a cut' : 'server or Redis killed',
    outcome: 'resumed',
    notices,
    codes: [...CUT_CODES, CLOSE_CODES.restart],
  }))
  await until(() => expected.every((one) => isSettled(one)), SETTLE_MS)
  await pause(500)
  for (const one of expected) for (const what of findClientFaults(one)) fault(`two servers: ${what}`)
}

/** Waits until both servers hear each other again. */
async function untilSubscribed(raw: Redis): Promise<void> {
  const deadline = performance.now() + REDIS_MS
  while (performance.now() < deadline) {
    const [, count] = await raw.pubsub('NUMSUB', 'console:bus:rooms').catch(() => [])
    if (Number(count) === 2) return
    await pause(50)
  }
  throw new Error('the servers did not connect to Redis again')
}
