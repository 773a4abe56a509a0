import { session, workspace } from '@console/contracts'
import { CLIENT_VERSION, decodeEnvelope } from '@console/realtime'
import { Hub, type HubMessage, type PageMessage } from '@console/realtime/hub'
import { openWebSocket } from '@console/realtime/socket'
import { z } from 'zod'
import { CuttingProxy } from './cutting-proxy.ts'
import { machineClock, type MachineClock } from './fast-clock.ts'

/** The hub of one browser, behind a network of its own, with everything that its page received. */
export type HubClient = {
  name: string
  userId: number
  network: CuttingProxy
  clock: MachineClock
  seen: Seen
  /** Posts a message as the page does. */
  post: (message: PageMessage) => void
  /** Sends a text to one person in a room that this client is in. */
  say: (toUserId: number, text: string) => void
  stop: () => Promise<void>
}

export type Seen = {
  /** Unread messages, of each notice that the page got. */
  counts: number[]
  /** Session and number of the notices that came over the sockets: a repeat after a loss counts once. */
  numbers: Set<string>
  /** The numbers of peer messages, in the order of arrival. */
  texts: number[]
  state: string
  /** Number of notifications to load again. */
  fresh: number
  roomsEntered: number
  kickOffs: number
  closeCodes: number[]
  problems: string[]
  /** When its network was cut, by its own clock; null while it was not. */
  cutAt: number | null
  /** Times when the server answered each of its sign-ins, by its own clock. */
  signInsAt: number[]
}

export type HubClientOptions = {
  name: string
  userId: number
  token: string
  /** Port of the server. */
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
  const seen = nothingSeen()
  const hub = new Hub({ clock, random, openSocket: recordingSocket(seen, clock) })
  const post = connectPage(hub, (message) => answer(message))
  const attach = (): void =>
    post({ type: 'attach', profile: { token, userId, businessTypeId: 0 }, kinds: ['pushEvents'] })

  function answer(message: HubMessage): void {
    note(seen, message)
    if (message.type === 'ping') post({ type: 'pong' })
    if (message.type === 'detached') attach()
    if (message.type === 'queryToken') post({ type: 'tokenAnswer', id: message.id, token })
    if (message.type !== 'queryDispatch') return
    void dispatch(address, token, DISPATCH_MS / speed)
      .catch((error: unknown) => {
        seen.problems.push(String(error))
        return null
      })
      .then((dispatched) => post({ type: 'dispatchAnswer', id: message.id, dispatched }))
  }

  attach()
  let said = 0
  return {
    name,
    userId,
    network,
    clock,
    seen,
    post,
    say: (toUserId, text) => {
      said += 1
      const roomId = workspace.seatRoomId(toUserId)
      const value = { messageId: `said-${said}`, roomId, toUserId, fromUserId: 0, text: { text } }
      post({ type: 'send', requestId: said, body: { kind: 'directMessage', value } })
    },
    stop: async () => {
      post({ type: 'signOut' })
      post({ type: 'close' })
      await network.stop()
    },
  }
}

function nothingSeen(): Seen {
  const lists = { counts: [], texts: [], closeCodes: [], problems: [], signInsAt: [] }
  const counts = { fresh: 0, roomsEntered: 0, kickOffs: 0 }
  return { ...lists, ...counts, numbers: new Set(), state: 'connecting', cutAt: null }
}

/** A page beside the hub, as a port of a shared worker connects them; answers how the page posts. */
function connectPage(hub: Hub, take: (message: HubMessage) => void): (message: PageMessage) => void {
  let toHub = (_event: { data: unknown }): void => undefined
  hub.connect({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the hub posts nothing else
    postMessage: (message) => queueMicrotask(() => take(message as HubMessage)),
    addEventListener: (_type, listener) => (toHub = listener),
    start: () => undefined,
    close: () => undefined,
  })
  return (message) => toHub({ data: message })
}

function note(seen: Seen, message: HubMessage): void {
  if (message.type === 'state')
    seen.state = message.state.status === 'off' ? message.state.reason : message.state.status
  if (message.type === 'fresh') seen.fresh += 1
  if (message.type === 'kickOff') seen.kickOffs += 1
  if (message.type === 'problem') seen.problems.push(message.problem)
  if (message.type === 'room' && message.status.kind === 'entered') seen.roomsEntered += 1
  if (message.type === 'peerMessage' && message.message.kind === 'text')
    seen.texts.push(Number(message.message.value.text))
  if (message.type === 'message' && message.body.kind === 'pushEvents')
    for (const { unreadCount } of message.body.value.events) seen.counts.push(unreadCount)
}

async function dispatch(address: string, token: string, limitMs: number) {
  const { method, path } = session.describeDispatcher
  const answer = await fetch(address + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    // The business is a fixed number for every console (RT-004).
    body: JSON.stringify({ businessTypeID: 498, isWS: true, version: CLIENT_VERSION }),
    signal: AbortSignal.timeout(Math.max(limitMs, 500)),
  })
  if (answer.status === 401) return { kind: 'refused' } as const
  if (answer.status !== 200)
    throw new Error(`the dispatcher answered ${answer.status}: ${await answer.text()}`)
  const { url, heartbeat } = dispatcherAnswer.parse(await answer.json()).data
  return { kind: 'found', url, heartbeat } as const
}

/** The browser's WebSocket, whose frames and close codes are noted too. */
function recordingSocket(seen: Seen, clock: MachineClock): typeof openWebSocket {
  return (url, handlers) => {
    let sessionId = ''
    return openWebSocket(url, {
      ...handlers,
      onFrame: (data) => {
        const decoded = data instanceof ArrayBuffer ? decodeEnvelope(new Uint8Array(data)) : null
        if (decoded?.ok === true) {
          const { body, seq, sessionId: named } = decoded.envelope
          if (sessionId === '' && body?.kind === 'heartBeat') seen.signInsAt.push(clock.now())
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
