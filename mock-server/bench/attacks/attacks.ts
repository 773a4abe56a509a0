import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { account, appVersion, audit, company, exports, label, session } from '@console/contracts'
import { REALTIME_PATH, SUBPROTOCOL } from '@console/realtime'
import { WebSocket } from 'ws'

/** The server, and the session of an account that its owner abuses. */
export type Target = { url: string; token: string }

type Attack = (target: Target) => Promise<unknown>

const MEGABYTE = 1_000_000
/** Connections of one attack. */
const CONNECTIONS = 10
const PIPELINED = 1000
/** Time for which a connection that never reads stays open. */
const SILENT_MS = 5_000

const drawing = (style: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"><style>${style}</style></svg>`
const times = (unit: string, length: number): string => unit.repeat(length / unit.length)

const LOGOS = [times('a,', MEGABYTE / 5), times('/*', MEGABYTE / 5), times('a,', 1.9 * MEGABYTE)].map(drawing)
const EXPRESSIONS = ['a[ab]{1000}[^ab]', '(a|b|ab)*c', `(${'(a|b)?'.repeat(30)}){20}`, 'a{1,999}b{1,999}']
const BODIES = [
  times('[', MEGABYTE),
  `{"a":${times('{"a":', 0.5 * MEGABYTE)}`,
  JSON.stringify({ ids: Array.from({ length: 150_000 }, (_, index) => index) }),
  `{${Array.from({ length: 60_000 }, (_, index) => `"k${index}":0`).join(',')}}`,
]
const TABLES = [times(',', 2 * MEGABYTE), times('"', 2 * MEGABYTE), times('a\n', 2 * MEGABYTE)]

let turn = 0
const next = <Item>(items: readonly Item[]): Item | undefined => items[(turn += 1) % items.length]

/** Attempts on earlier versions of this server, and those that this one closed. Each is one round, which is played again and again. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  logos: async (target) =>
    sendFile(target, {
      path: company.uploadLogo.path,
      name: 'logo.svg',
      content: next(LOGOS),
      fields: { purpose: '1' },
    }),
  expressions: async (target) =>
    sendJson(target, label.validateRegex.path, {
      regex: next(EXPRESSIONS),
      text: times('ab', label.MAX_TRIED_CHARACTERS),
    }),
  tables: async (target) =>
    sendFile(target, { path: account.checkImport.path, name: 'people.csv', content: next(TABLES) }),
  bodies: async (target) =>
    send(target, exports.start.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: next(BODIES) ?? '',
    }),
  exports: async (target) =>
    sendJson(target, exports.start.path, { kind: 'audit', filter: {}, format: 'xlsx' }),
  searches: async (target) =>
    send(target, `${audit.query.path}?pageSize=100&pageIndex=500&target=${'%25_'.repeat(60)}`),
  signIns: async (target) =>
    sendJson(target, session.login.path, {
      username: `nobody-${Math.random()}`,
      password: times('x', 100),
      clientId: session.CLIENT_ID,
    }),
  madeUpClients: async (target) => {
    const query = new URLSearchParams({ platform: '0', version: '9.9.9', clientId: `id-${Math.random()}` })
    return send(target, `${appVersion.update.path}?${query.toString()}`)
  },
  pipelines: async ({ url }) =>
    everyConnection(async () => write(url, times(PAGE_REQUEST, PIPELINED * PAGE_REQUEST.length), true)),
  silentReaders: async ({ url }) =>
    everyConnection(async () => write(url, times(PAGE_REQUEST, 15 * PAGE_REQUEST.length), false)),
  halfRequests: async ({ url }) =>
    everyConnection(async () => write(url, 'GET /console/ HTTP/1.1\r\nHost: ', false)),
  sockets: async ({ url }) => everyConnection(async () => sendNoise(url)),
}

const PAGE_REQUEST = 'GET /console/ HTTP/1.1\r\nHost: a\r\n\r\n'

async function send({ url, token }: Target, path: string, init: RequestInit = {}): Promise<void> {
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${token}`)
  const answer = await fetch(new URL(path, url), { ...init, headers })
  await answer.arrayBuffer()
}

async function sendJson(target: Target, path: string, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  return send(target, path, { method: 'POST', headers, body: JSON.stringify(body) })
}

type SentFile = { path: string; name: string; content: string | undefined; fields?: Record<string, string> }

async function sendFile(target: Target, { path, name, content = '', fields = {} }: SentFile): Promise<void> {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.set(field, value)
  body.set('file', new Blob([content]), name)
  return send(target, path, { method: 'POST', body })
}

const everyConnection = async (open: () => Promise<void>): Promise<unknown> =>
  Promise.all(Array.from({ length: CONNECTIONS }, open))

/** Sends bytes and, where it reads, reads until the server ends the connection; otherwise holds it for a while. */
async function write(url: string, bytes: string, reads: boolean): Promise<void> {
  const { port, hostname } = new URL(url)
  const socket = connect(Number(port), hostname).on('error', () => undefined)
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  if (reads) socket.resume()
  else socket.pause()
  socket.write(bytes)
  await Promise.race([ended, pause(SILENT_MS)])
  socket.destroy()
}

async function sendNoise(url: string): Promise<void> {
  const socket = new WebSocket(url.replace(/^http/, 'ws') + REALTIME_PATH, [SUBPROTOCOL])
  const ended = new Promise<void>((resolve) =>
    socket.once('close', () => resolve()).once('error', () => resolve()),
  )
  socket.once('open', () => {
    for (let frame = 0; frame < 200; frame += 1) socket.send(Buffer.alloc(1000, frame))
  })
  await Promise.race([ended, pause(SILENT_MS)])
  socket.terminate()
}
