import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectIsolatedApp, type IsolatedApp, type IsolatedAppOptions } from './app-side.ts'
import {
  connectIsolatedFrame,
  type IsolatedHandlers,
  MAX_APP_ACTIONS,
  MAX_APP_TEXT_CHARACTERS,
  MAX_GREETINGS,
  MAX_REFUSED_MESSAGES,
  MESSAGE_BURST,
  MESSAGES_PER_SECOND,
  readAppMessage,
} from './host-side.ts'
import { ISOLATED_PROTOCOL, type IsolatedContext } from './messages.ts'

const context: IsolatedContext = {
  module: 'orders',
  basePath: '/console/apps/orders',
  path: '/7',
  theme: 'dark',
  language: 'zh',
  timezone: 'Asia/Shanghai',
  businessType: { id: 11, name: 'Winter renewals' },
}

let frame: HTMLIFrameElement
let leaving: AbortController
let handlers: { [Name in keyof IsolatedHandlers]: ReturnType<typeof vi.fn<IsolatedHandlers[Name]>> }

beforeEach(() => {
  leaving = new AbortController()
  frame = document.body.appendChild(document.createElement('iframe'))
  handlers = {
    onConnected: vi.fn(),
    onOtherProtocol: vi.fn(),
    onMessage: vi.fn(),
    onRefused: vi.fn(),
    onFlood: vi.fn(),
  }
  connectIsolatedFrame(() => frame.contentWindow, handlers, { signal: leaving.signal })
})
afterEach(() => {
  leaving.abort()
  frame.remove()
  vi.restoreAllMocks()
})

function frameWindow(): Window {
  if (frame.contentWindow === null) throw new Error('the frame has no window')
  return frame.contentWindow
}

/** A message to the console's window as the browser hands it over. */
function arrive(data: unknown, { source = frameWindow() as Window | null, origin = 'null' } = {}): void {
  window.dispatchEvent(new MessageEvent('message', { data, source, origin }))
}

const HELLO = { protocol: ISOLATED_PROTOCOL, type: 'hello' }

/** The frame's end of the port, after a greeting. */
function greet(): MessagePort {
  const post = vi.spyOn(frameWindow(), 'postMessage').mockImplementation(() => {})
  arrive(HELLO)
  const [port] = (post.mock.lastCall as unknown as [unknown, string, MessagePort[]])[2]
  if (port === undefined) throw new Error('no port was given')
  return port
}

/** Waits for what the ports have in flight. */
const delivered = () => new Promise((resolve) => setTimeout(resolve, 20))

test('the frame greets once, and gets a port that nobody else has', () => {
  const port = greet()
  expect(port).toBeInstanceOf(MessagePort)
  expect(handlers.onConnected).toHaveBeenCalledOnce()
  arrive(HELLO)
  expect(handlers.onConnected).toHaveBeenCalledOnce()
})

test('a greeting of another window, another origin or another form gets nothing', () => {
  const other = document.body.appendChild(document.createElement('iframe'))
  arrive(HELLO, { source: other.contentWindow })
  arrive(HELLO, { source: null })
  arrive(HELLO, { origin: window.location.origin })
  arrive(HELLO, { origin: 'https://elsewhere.example' })
  arrive({ ...HELLO, protocol: 'console-frame/1' })
  arrive({ ...HELLO, extra: 1 })
  arrive('hello')
  expect(handlers.onConnected).not.toHaveBeenCalled()
  expect(handlers.onOtherProtocol).not.toHaveBeenCalled()
  other.remove()
})

test('a greeting of a package of another major gets no port, and the console learns of it', () => {
  const post = vi.spyOn(frameWindow(), 'postMessage').mockImplementation(() => {})
  arrive({ protocol: 'console-app/2', type: 'hello' })
  expect(handlers.onOtherProtocol).toHaveBeenCalledOnce()
  expect(handlers.onConnected).not.toHaveBeenCalled()
  expect(post).not.toHaveBeenCalled()
})

test('messages arrive over the port, and what is malformed is ignored and counted', async () => {
  const port = greet()
  port.postMessage({ type: 'ready' })
  port.postMessage({ type: 'ready', extra: true })
  port.postMessage({ type: 'toast', level: 'success', text: 'x'.repeat(MAX_APP_TEXT_CHARACTERS + 1) })
  port.postMessage(null)
  await vi.waitFor(() => expect(handlers.onRefused).toHaveBeenLastCalledWith(3))
  expect(handlers.onMessage.mock.calls).toEqual([[{ type: 'ready' }]])
})

test.each<unknown>([
  undefined,
  'ready',
  [],
  { type: 'close' },
  { type: 'resize', heightPx: -1 },
  { type: 'resize', heightPx: Number.NaN },
  { type: 'navigate', path: 7 },
  { type: 'toast', level: 'fatal', text: 'a' },
  { type: 'toast', level: 'info', text: '' },
  { type: 'shortcut', key: 'q' },
  { type: 'confirm', title: 'Delete?' },
  { type: 'confirm', id: 1, title: 'Delete?', content: { toString: 'a' } },
  { type: 'token', id: 0 },
  { type: 'call', id: 1, method: 'PATCH', path: '/api/a' },
  {
    type: 'actions',
    actions: [
      { id: 'a', name: 'A' },
      { id: 'a', name: 'B' },
    ],
  },
  {
    type: 'actions',
    actions: Array.from({ length: MAX_APP_ACTIONS + 1 }, (_, at) => ({ id: `${at}`, name: 'A' })),
  },
])('%j is no message', (data) => {
  expect(readAppMessage(data)).toBeNull()
})

test('a height is limited, a whole number of pixels', () => {
  expect(readAppMessage({ type: 'resize', heightPx: 99.2 })).toEqual({ type: 'resize', heightPx: 100 })
  expect(readAppMessage({ type: 'resize', heightPx: 1e9 })).toEqual({ type: 'resize', heightPx: 20_000 })
})

test('messages above the rate are dropped, the app learns of it, and goes on when it is slower', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
  leaving.abort()
  leaving = new AbortController()
  connectIsolatedFrame(() => frame.contentWindow, handlers, { signal: leaving.signal })
  const port = greet()
  const told = vi.fn()
  port.addEventListener('message', ({ data }) => told(data))
  port.start()
  for (let sent = 0; sent < MESSAGE_BURST + 5; sent += 1) port.postMessage({ type: 'ready' })
  await vi.waitFor(() => expect(handlers.onRefused).toHaveBeenLastCalledWith(5))
  expect(handlers.onMessage).toHaveBeenCalledTimes(MESSAGE_BURST)
  await vi.waitFor(() => expect(told.mock.calls).toEqual([[{ type: 'dropped', count: 1 }]]))
  clock.mockReturnValue(2000)
  for (let sent = 0; sent < MESSAGES_PER_SECOND; sent += 1) port.postMessage({ type: 'ready' })
  await vi.waitFor(() =>
    expect(handlers.onMessage).toHaveBeenCalledTimes(MESSAGE_BURST + MESSAGES_PER_SECOND),
  )
  expect(handlers.onFlood).not.toHaveBeenCalled()
})

test('an app that floods its port is stopped, and nothing of it arrives any more', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
  leaving.abort()
  leaving = new AbortController()
  connectIsolatedFrame(() => frame.contentWindow, handlers, { signal: leaving.signal })
  const port = greet()
  for (let sent = 0; sent < MESSAGE_BURST + MAX_REFUSED_MESSAGES + 500; sent += 1)
    port.postMessage({ type: 'ready' })
  await vi.waitFor(() => expect(handlers.onFlood).toHaveBeenCalledOnce())
  await delivered()
  expect(handlers.onRefused).toHaveBeenLastCalledWith(MAX_REFUSED_MESSAGES + 1)
  expect(handlers.onMessage).toHaveBeenCalledTimes(MESSAGE_BURST)
  clock.mockRestore()
})

test('an app that floods the window is stopped', () => {
  for (let sent = 0; sent <= MAX_GREETINGS; sent += 1) arrive({ large: 'x' })
  expect(handlers.onFlood).toHaveBeenCalledOnce()
})

/** Connects an app in this window to a console that the test plays. */
function openApp(options: Partial<IsolatedAppOptions> = {}): {
  app: IsolatedApp
  port: MessagePort
  sent: unknown[]
} {
  const parent = frameWindow()
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent)
  const post = vi.spyOn(parent, 'postMessage').mockImplementation(() => {})
  const app = connectIsolatedApp({ onContext: () => {}, ...options })
  expect(post).toHaveBeenCalledWith(HELLO, '*')
  app.ready()
  const { port1, port2 } = new MessageChannel()
  const sent: unknown[] = []
  port1.addEventListener('message', ({ data }) => sent.push(data))
  port1.start()
  const welcome = { protocol: ISOLATED_PROTOCOL, type: 'welcome' }
  window.dispatchEvent(new MessageEvent('message', { data: welcome, source: null, ports: [port2] }))
  window.dispatchEvent(new MessageEvent('message', { data: welcome, source: parent, ports: [port2] }))
  return { app, port: port1, sent }
}

test('an app sends what it had to say before the console answered, and gets its context', async () => {
  const onContext = vi.fn()
  const onAction = vi.fn()
  const { app, port, sent } = openApp({ onContext, onAction })
  app.navigate('/8', { isReplaced: true })
  app.actions([{ id: 'new', name: 'New order' }])
  await vi.waitFor(() => expect(sent).toHaveLength(3))
  expect(sent.map((message) => readAppMessage(message))).toEqual(sent)
  port.postMessage({ type: 'context', context })
  port.postMessage({ type: 'action', id: 'new' })
  await vi.waitFor(() => expect(onAction).toHaveBeenCalledWith('new'))
  expect(onContext).toHaveBeenCalledWith(context)
  port.close()
})

test('an app answers a sign of life, and reports each error that nothing catches once', async () => {
  const { port, sent } = openApp()
  port.postMessage({ type: 'ping', id: 7 })
  await vi.waitFor(() => expect(sent.at(-1)).toEqual({ type: 'pong', id: 7 }))
  const fail = (message: string) =>
    window.dispatchEvent(new ErrorEvent('error', { error: new TypeError(message), cancelable: true }))
  fail('no order')
  fail('no order')
  for (let number = 0; number < 50; number += 1) fail(`number ${number}`)
  port.postMessage({ type: 'ping', id: 8 })
  await vi.waitFor(() => expect(sent.at(-1)).toEqual({ type: 'pong', id: 8 }))
  const errors = sent.filter((message) => readAppMessage(message)?.type === 'error')
  expect(errors).toHaveLength(20)
  expect(errors[0]).toEqual({ type: 'error', text: 'TypeError: no order' })
  port.close()
})

test('a request resolves with its own answer, and rejects with the reason of a refusal', async () => {
  const { app, port, sent } = openApp()
  const confirmed = app.confirm({ title: 'Delete?', isDestructive: true })
  const token = app.getToken()
  const answer = app.call({ method: 'GET', path: '/api/orders' })
  await vi.waitFor(() => expect(sent).toHaveLength(4))
  expect(sent.map((message) => readAppMessage(message))).toEqual(sent)
  port.postMessage({ type: 'answer', id: 3, value: { status: 200, body: '{}' } })
  port.postMessage({ type: 'refused', id: 2, reason: 'failed' })
  port.postMessage({ type: 'answer', id: 1, value: true })
  await expect(token).rejects.toMatchObject({ name: 'ConsoleRefused', reason: 'failed' })
  expect(await confirmed).toBe(true)
  expect(await answer).toEqual({ status: 200, body: '{}' })
  port.close()
})
