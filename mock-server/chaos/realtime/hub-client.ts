import { session, workspace } from '@console/contracts'
import { decodeEnvelope } from '@console/realtime'
import { createRealtimeClient, type RealtimeClient } from '@console/realtime/client'
import { Hub } from '@console/realtime/hub'
import { openWebSocket } from '@console/realtime/socket'
import { z } from 'zod'
import { CuttingProxy } from './cutting-proxy.ts'
import { machineClock, type MachineClock } from './fast-clock.ts'

/** The console's own client of one browser, behind a network of its own, with all that its page was told. */
export type HubClient = {
  name: string
  userId: number
  network: CuttingProxy
  clock: MachineClock
  page: RealtimeClient
  /** The browser's event. */
  fire: (type: 'online' | 'visibilitychange') => void
  seen: Seen
  stop: () => Promise<void>
}

export type Seen = {
  /** Unread messages, of each notice that the page got. */
  counts: number[]
  /** Session and number of the notices that came over the sockets: a repeat after a loss counts once. */
  numbers: Set<string>
  /** The numbers of peer messages, in the order of arrival. */
  texts: number[]
  fresh: number
  kickOffs: number
  closeCodes: number[]
  problems: string[]
}

export type HubClientOptions = {
  name: string
  userId: number
  token: string
  /** Of the server. */
  port: number
  speed: number
  random: () => number
}

const DISPATCH_MS = 15_000
const dispatcherAnswer = z.object({ data: session.describeDispatcher.data })

export async function openHubClient(options: HubClientOptions): Promise<HubClient> {
  const { name, userId, token, port, speed, random } = options
  const network = new CuttingProxy(port)
  const address = await network.start()
  const clock = machineClock(speed)
  const seen: Seen = {
    counts: [],
    numbers: new Set(),
    texts: [],
    fresh: 0,
    kickOffs: 0,
    closeCodes: [],
    problems: [],
  }
  const listeners = new Map<string, () => void>()
  const hub = new Hub({ clock, random, openSocket: recordingSocket(seen) })
  const page = createRealtimeClient({
    version: 'chaos',
    origin: address,
    userId,
    businessTypeId: 0,
    getToken: async () => Promise.resolve(token),
    dispatch: (given) => dispatch(address, given, DISPATCH_MS / speed),
    openWorker: () => null,
    openLocal: async () => {
      const { port1, port2 } = new MessageChannel()
      hub.connect(port1)
      return Promise.resolve(port2)
    },
    clock,
    page: {
      addEventListener: (type, listener) => void listeners.set(type, listener),
      removeEventListener: (type) => void listeners.delete(type),
    },
  })
  page.subscribe('pushEvents', ({ events }) => {
    for (const { unreadCount } of events) seen.counts.push(unreadCount)
  })
  page.onFresh(() => (seen.fresh += 1))
  page.onKickOff(() => (seen.kickOffs += 1))
  page.onProblem((problem) => seen.problems.push(problem))
  page.enterRoom(workspace.seatRoomId(userId), {
    onStatus: () => undefined,
    onMessage: (message) => {
      if (message.kind === 'text') seen.texts.push(Number(message.value.text))
    },
  })
  const stop = async (): Promise<void> => {
    page.signOut()
    page.close()
    await network.stop()
  }
  return { name, userId, network, clock, page, seen, stop, fire: (type) => listeners.get(type)?.() }
}

async function dispatch(address: string, token: string, limitMs: number) {
  const { method, path } = session.describeDispatcher
  const answer = await fetch(address + path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(Math.max(limitMs, 500)),
  })
  if (answer.status === 401) return { kind: 'refused' } as const
  const { url, heartbeat } = dispatcherAnswer.parse(await answer.json()).data
  return { kind: 'found', url, heartbeat } as const
}

/** The browser's WebSocket, whose frames and close codes are noted too. */
function recordingSocket(seen: Seen): typeof openWebSocket {
  return (url, handlers) => {
    let sessionId = ''
    return openWebSocket(url, {
      ...handlers,
      onFrame: (data) => {
        const decoded = data instanceof ArrayBuffer ? decodeEnvelope(new Uint8Array(data)) : null
        if (decoded?.ok === true) {
          const { body, seq, sessionId: named } = decoded.envelope
          if (named !== '') sessionId = named
          if (body?.kind === 'pushEvents') seen.numbers.add(`${sessionId} ${seq}`)
        }
        handlers.onFrame(data)
      },
      onClose: (code) => {
        seen.closeCodes.push(code)
        handlers.onClose(code)
      },
    })
  }
}
