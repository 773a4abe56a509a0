import { setTimeout as pause } from 'node:timers/promises'
import { workspace } from '@console/contracts'
import { CLOSE_CODES, encodeEnvelope, MAX_FRAME_BYTES, MAX_PEER_MESSAGE_BYTES } from '@console/realtime'
import type { Random } from '../../src/demo/seed/random.ts'
import {
  buildHeartBeat,
  openRealtime,
  UpgradeRefused,
  type RealtimeClient,
} from '../../tests/support/realtime-client.ts'
import { enterBody, peerBody } from '../../tests/support/room-client.ts'
import type { Seat } from './company.ts'
import { NO_CLOSE_FRAME } from './count.ts'

export type Hostility = {
  url: string
  random: Random
  speed: number
  /** Each with its session token. */
  deaf: Seat & { token: string }
  loud: Seat & { token: string }
  sockets: number
  fault: (fault: string) => void
  /** Number of connections that ended with each close code. */
  codes: Map<number, number>
}

/** Addresses of this machine other than the clients', so that each side has limits of its own. */
const toLoopbackAddress = (index: number): string => `127.0.1.${1 + (index % 250)}`
const SOCKETS_AT_ONCE = 200
const FLOOD = 10_000
const FRAMES = 100
const LIMIT_MS = 20_000

const open = ({ url }: Hostility): Promise<RealtimeClient> =>
  openRealtime(url, { options: { localAddress: toLoopbackAddress(0) } })

async function signedIn(hostility: Hostility, token: string): Promise<RealtimeClient> {
  const client = await open(hostility)
  await client.signIn({ token })
  return client
}

const within = <Value>(promise: Promise<Value>, limitMs = LIMIT_MS): Promise<Value | null> =>
  Promise.race([promise, pause(limitMs, null, { ref: false })])

type End = { act: string; client: RealtimeClient; expected: number; mayLoseFrame?: 'byReset' | 'unread' }

/**
 * The end of a connection has its documented code. A close frame may be lost in two ways, each counted: `byReset`: a client that goes on sending is
 * ended 3 s after the frame with what it sent unread; TCP answers that by a reset, and a client whose write fails reads no more.
 * `unread`: a client that does not read is ended without it (PROTOCOL.md, "Limits").
 */
async function expectEnd(
  { codes, fault }: Hostility,
  { act, client, expected, mayLoseFrame }: End,
): Promise<void> {
  const code = await within(client.closed)
  if (code !== null) codes.set(code, (codes.get(code) ?? 0) + 1)
  const { tcpErrors } = client
  const isReset = tcpErrors.some((error) => error === 'ECONNRESET' || error === 'EPIPE')
  const isExplained = mayLoseFrame === 'unread' || (mayLoseFrame === 'byReset' && isReset)
  if (code !== expected && !(code === NO_CLOSE_FRAME && isExplained))
    fault(`${act}: closed with ${code} (${tcpErrors.join(', ') || 'no TCP error'}), expected ${expected}`)
}

/** 10,000 messages within a second, or as fast as this machine sends them: answers how it was closed. */
export async function flood(hostility: Hostility): Promise<void> {
  const client = await signedIn(hostility, hostility.loud.token)
  const frame = encodeEnvelope({}, buildHeartBeat({ token: hostility.loud.token }))
  for (let sent = 0; sent < FLOOD; sent += 1) client.socket.send(frame, () => undefined)
  const act = `flood of ${FLOOD} messages`
  await expectEnd(hostility, { act, client, expected: CLOSE_CODES.tooMany, mayLoseFrame: 'byReset' })
  client.socket.terminate()
}

/** Noise, text, honest frames cut short or changed: the connection stays and answers. Then a frame that is too big. */
export async function sendHostileFrames(hostility: Hostility): Promise<void> {
  const { random, loud, fault } = hostility
  const { token } = loud
  const client = await signedIn(hostility, token)
  const honest = encodeEnvelope({ seq: 0 }, buildHeartBeat({ token }))
  const bytes = (length: number) => Uint8Array.from({ length }, () => random.int(0, 255))
  for (let sent = 0; sent < FRAMES; sent += 1) {
    const kind = random.int(0, 2)
    if (kind === 0) client.socket.send(bytes(random.int(0, 64)))
    else if (kind === 1) client.socket.send('text')
    else client.socket.send(honest.slice(0, random.int(0, honest.length - 1)))
  }
  client.beat({ token, requestId: 'after' })
  const echo = await within(client.next(({ requestId }) => requestId === 'after').catch(() => null))
  if (echo === null) fault('hostile frames: the connection answers no heartbeat after them')
  client.socket.send(new Uint8Array(MAX_FRAME_BYTES + 1))
  const act = 'hostile frames: one of more than 1 MiB'
  await expectEnd(hostility, { act, client, expected: CLOSE_CODES.tooBig, mayLoseFrame: 'byReset' })
  client.socket.terminate()
}

export type Unsigned = { opened: number; refused: number; closed: number }

/** Sockets that never sign in, from as many addresses as their number needs: each is refused or closed. */
export async function openUnsigned({ url, sockets, fault, codes }: Hostility): Promise<Unsigned> {
  const count: Unsigned = { opened: 0, refused: 0, closed: 0 }
  const others = new Map<string, number>()
  const one = async (index: number): Promise<void> => {
    try {
      const client = await openRealtime(url, {
        options: { localAddress: toLoopbackAddress(Math.floor(index / 300)) },
      })
      count.opened += 1
      const code = await within(client.closed)
      if (code !== null) codes.set(code, (codes.get(code) ?? 0) + 1)
      if (code === CLOSE_CODES.silence) count.closed += 1
      else others.set(`closed with ${code}`, (others.get(`closed with ${code}`) ?? 0) + 1)
      client.socket.terminate()
    } catch (error) {
      const isRefused = error instanceof UpgradeRefused && (error.status === 429 || error.status === 503)
      if (isRefused) count.refused += 1
      else others.set(String(error), (others.get(String(error)) ?? 0) + 1)
    }
  }
  const all: Promise<void>[] = []
  for (let index = 0; index < sockets; index += 1) {
    all.push(one(index))
    if (index % SOCKETS_AT_ONCE === 0) await pause(20)
  }
  await Promise.all(all)
  for (const [what, times] of others) fault(`sockets that never sign in: ${times} were ${what}`)
  return count
}

/** Sent to a client that reads nothing: more than any socket's buffers hold. */
const DEAF_MESSAGES = 600
const BURST = 40

/**
 * A client that stops reading, while another session of the same person sends it 64 KiB at a time. Answers the memory of
 * the server in between. Afterwards it reads on, and resumes or starts afresh.
 */
export async function stopReading(hostility: Hostility, memory: () => Promise<number>): Promise<number> {
  const { deaf, speed, fault } = hostility
  const { token, id } = deaf
  const [client, talker] = [await signedIn(hostility, token), await signedIn(hostility, token)]
  const roomId = workspace.seatRoomId(id)
  for (const one of [client, talker]) {
    one.send({ requestId: 'in' }, enterBody(roomId))
    await within(one.next(({ requestId }) => requestId === 'in'))
  }
  client.socket.pause()
  const text = 'x'.repeat(MAX_PEER_MESSAGE_BYTES - 1000)
  for (let sent = 0; sent < DEAF_MESSAGES; sent += 1) {
    talker.send({}, peerBody({ roomId, toUserId: id, text: { text } }))
    if (sent % BURST === BURST - 1) {
      talker.beat({ token })
      await pause(1500 / speed)
    }
  }
  const used = await memory()
  client.socket.resume()
  const act = 'a client that never reads'
  await expectEnd(hostility, { act, client, expected: CLOSE_CODES.slow, mayLoseFrame: 'unread' })
  const sessionId = client.received[0]?.sessionId ?? ''
  const again = await open(hostility)
  const answer = await again.signIn({ token, sessionId, ack: client.ack() })
  if (answer.code !== 0) fault(`a client that never reads: its return was refused with ${answer.code}`)
  const repeated = again.received.filter(({ seq }) => answer.resumed && seq > 0 && seq <= client.ack())
  if (repeated.length > 0) fault(`a client that never reads: ${repeated.length} messages came twice`)
  for (const one of [again, talker]) {
    one.socket.close(CLOSE_CODES.done)
    await expectEnd(hostility, { act: `${act}, afterwards`, client: one, expected: CLOSE_CODES.done })
  }
  return used
}
