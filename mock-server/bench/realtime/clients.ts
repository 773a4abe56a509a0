import { once } from 'node:events'
import {
  decodeEnvelope,
  encodeEnvelope,
  NotifyId,
  PERIOD_SECONDS,
  REALTIME_PATH,
  RECEIVED_PER_ACK,
  SUBPROTOCOL,
} from '@console/realtime'
import { WebSocket } from 'ws'
import { buildHeartBeat } from '../../tests/support/realtime-client.ts'
import { serveParent } from './child.ts'
import { unixNow, type Dialect } from './servers/measured-server.ts'

export type Opening = { url: string; dialect: Dialect; tokens: readonly string[]; count: number }

export type ClientCommands = {
  /** Opens connections and signs them in. */
  open: (opening: Opening) => Promise<void>
  /** When the next notice reached each connection, in Unix milliseconds. */
  nextArrivals: () => Promise<number[]>
  closeAll: () => Promise<void>
}

type Client = {
  send: (frame: Uint8Array) => void
  token: string
  ack: number
  unacknowledged: number
  close: () => Promise<void>
}

/** Below the 200 connections of an address that have not signed in. */
const AT_ONCE = 100
/** Heartbeats are spread over their period. */
const TICK_MS = 50
const SOCKET_IO_PATH = '/socket.io/?EIO=4&transport=websocket'

const clients: Client[] = []
let arrivals: number[] = []
let onComplete = (): void => undefined
let beating: NodeJS.Timeout | undefined

serveParent({
  open: async (opening) => {
    for (let opened = 0; opened < opening.count; opened += AT_ONCE) {
      const size = Math.min(AT_ONCE, opening.count - opened)
      const batch = Array.from({ length: size }, (_, index) =>
        openClient(opening, opening.tokens[(opened + index) % opening.tokens.length] ?? ''),
      )
      clients.push(...(await Promise.all(batch)))
    }
    beating ??= startBeating()
  },
  nextArrivals: async () => {
    if (arrivals.length < clients.length)
      await new Promise<void>((resolve) => {
        onComplete = resolve
      })
    const complete = arrivals
    arrivals = []
    return complete
  },
  closeAll: async () => {
    clearInterval(beating)
    beating = undefined
    await Promise.all(clients.splice(0).map((client) => client.close()))
  },
} satisfies ClientCommands)

/** Opens a connection and waits for the answer to its first heartbeat. */
async function openClient({ url, dialect }: Opening, token: string): Promise<Client> {
  const isConsole = dialect === 'console'
  const address = url.replace(/^http/, 'ws') + (isConsole ? REALTIME_PATH : SOCKET_IO_PATH)
  const socket = new WebSocket(address, isConsole ? [SUBPROTOCOL] : [], { perMessageDeflate: false })
  const client: Client = {
    send: (frame) => {
      if (!isConsole) socket.send('451-["beat",{"_placeholder":true,"num":0}]')
      socket.send(frame)
    },
    token,
    ack: 0,
    unacknowledged: 0,
    close: async () => {
      socket.close(1000)
      await once(socket, 'close')
    },
  }
  const signedIn = new Promise<void>((resolve, reject) => {
    socket.on('message', (data: Buffer, isBinary) => {
      if (!isBinary) answerSocketIo(socket, client, data.toString())
      else if (receive(client, data)) resolve()
    })
    socket.once('error', reject)
    socket.once('close', (code) => reject(new Error(`a connection was closed with ${code}`)))
  })
  // A later close shows in what does not arrive.
  signedIn.catch(() => undefined)
  if (isConsole) socket.once('open', () => beat(client))
  await signedIn
  return client
}

/** Socket.IO: its handshake, its pings; the event of a frame comes before the frame. */
function answerSocketIo(socket: WebSocket, client: Client, text: string): void {
  if (text.startsWith('0')) socket.send('40')
  else if (text.startsWith('40')) beat(client)
  else if (text === '2') socket.send('3')
}

/** Returns true for the answer to a heartbeat. */
function receive(client: Client, data: Buffer): boolean {
  const decoded = decodeEnvelope(data)
  if (!decoded.ok) throw new Error(`a server sent ${decoded.reason}`)
  const { id, seq, code } = decoded.envelope
  if (id === NotifyId.HEART_BEAT) {
    if (code !== 0) throw new Error(`a sign-in was refused with ${code}`)
    return true
  }
  client.ack = seq
  client.unacknowledged += 1
  if (client.unacknowledged >= RECEIVED_PER_ACK) beat(client)
  arrivals.push(unixNow())
  if (arrivals.length === clients.length) onComplete()
  return false
}

function beat(client: Client): void {
  client.unacknowledged = 0
  client.send(encodeEnvelope({ ack: client.ack }, buildHeartBeat({ token: client.token })))
}

function startBeating(): NodeJS.Timeout {
  let next = 0
  let due = 0
  return setInterval(() => {
    due += (clients.length * TICK_MS) / (PERIOD_SECONDS * 1000)
    for (; due >= 1; due -= 1) {
      const client = clients[(next += 1) % clients.length]
      if (client) beat(client)
    }
  }, TICK_MS)
}
