import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectToConsole, type PageSideOptions } from './page-side.ts'
import { withProtocol, type FrameContext } from './protocol.ts'

const OWN = window.location.origin
const context: FrameContext = {
  theme: 'dark',
  language: 'zh',
  timezone: 'Asia/Shanghai',
  isBusinessMode: true,
  businessTypeId: 11,
}

let around: HTMLIFrameElement
let leaving: AbortController
beforeEach(() => {
  leaving = new AbortController()
  // Another window plays the console: only its identity matters here.
  around = document.body.appendChild(document.createElement('iframe'))
})
afterEach(() => {
  leaving.abort()
  around.remove()
  vi.restoreAllMocks()
})

function consoleWindow(): Window {
  if (around.contentWindow === null) throw new Error('the frame has no window')
  return around.contentWindow
}

function connect(options: Partial<PageSideOptions> = {}) {
  const parent = consoleWindow()
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent)
  const post = vi.spyOn(parent, 'postMessage').mockImplementation(() => {})
  const onContext = vi.fn<(context: FrameContext) => void>()
  const onTicket = vi.fn<(ticket: string) => void>()
  const page = connectToConsole({ onContext, onTicket, signal: leaving.signal, ...options })
  return { page, post, onContext, onTicket }
}

function arrive(data: unknown, from: { origin?: string; source?: Window } = {}): void {
  const { origin = OWN, source = consoleWindow() } = from
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
}

test('a framed page receives theme, language, business type and fresh tickets', () => {
  const { onContext, onTicket } = connect()
  arrive(withProtocol({ type: 'context', context }))
  arrive(withProtocol({ type: 'ticket', ticket: 'abc' }))
  expect(onContext.mock.calls).toEqual([[context]])
  expect(onTicket.mock.calls).toEqual([['abc']])
})

test('it accepts messages from its parent window only, and only from the console’s origin', () => {
  const { onContext, onTicket } = connect()
  for (const from of [{ origin: 'https://evil.example' }, { origin: 'null' }, { source: window }]) {
    arrive(withProtocol({ type: 'context', context }), from)
    arrive(withProtocol({ type: 'ticket', ticket: 'abc' }), from)
  }
  arrive('context')
  expect(onContext).not.toHaveBeenCalled()
  expect(onTicket).not.toHaveBeenCalled()
})

test('its messages are readable by the console’s origin only', () => {
  const { page, post } = connect({ hostOrigin: 'https://console.example' })
  page.ready()
  page.unauthorised()
  page.resize(300)
  page.navigate('/console/home')
  page.title('Page 7')
  page.renewTicket()
  page.shortcut('k')
  page.cover(true)
  page.query('?text=a')
  expect(post.mock.calls.map(([message]) => message)).toEqual([
    withProtocol({ type: 'ready' }),
    withProtocol({ type: 'unauthorised' }),
    withProtocol({ type: 'resize', heightPx: 300 }),
    withProtocol({ type: 'navigate', to: '/console/home' }),
    withProtocol({ type: 'title', title: 'Page 7' }),
    withProtocol({ type: 'renewTicket' }),
    withProtocol({ type: 'shortcut', key: 'k' }),
    withProtocol({ type: 'cover', isCovered: true }),
    withProtocol({ type: 'query', query: '?text=a' }),
  ])
  expect(post.mock.calls.map(([, target]) => target)).toEqual(Array(9).fill('https://console.example'))
})

test('after it is closed it receives nothing', () => {
  const { onContext } = connect()
  leaving.abort()
  arrive(withProtocol({ type: 'context', context }))
  expect(onContext).not.toHaveBeenCalled()
})

test('a page outside a frame sends nothing', () => {
  const post = vi.spyOn(window, 'postMessage').mockImplementation(() => {})
  const page = connectToConsole({ onContext: () => {}, signal: leaving.signal })
  page.ready()
  expect(page.isFramed).toBe(false)
  expect(post).not.toHaveBeenCalled()
})
