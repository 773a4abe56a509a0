import { ConsoleRefused } from './console-refused.ts'
import {
  ISOLATED_PROTOCOL,
  type AppMessage,
  type ConsoleMessage,
  type IsolatedAction,
  type IsolatedAnswer,
  type IsolatedCall,
  type IsolatedConfirm,
  type IsolatedContext,
} from './messages.ts'

export { ConsoleRefused } from './console-refused.ts'
export type {
  IsolatedAction,
  IsolatedAnswer,
  IsolatedCall,
  IsolatedConfirm,
  IsolatedContext,
} from './messages.ts'

export type IsolatedAppOptions = {
  /** Theme, language, zone, business and address: at first, and at each change. */
  onContext: (context: IsolatedContext) => void
  /** The person chose one of the app's actions in the console's search. */
  onAction?: (id: string) => void
  /** So many messages came too fast and were dropped. */
  onDropped?: (count: number) => void
}

/** The app's end. Messages before the console has answered are sent when it has. */
export type IsolatedApp = {
  /** The app is drawn: the console shows it. */
  ready: () => void
  /** Height of the content in CSS pixels, for an app that does not scroll by itself. */
  resize: (heightPx: number) => void
  /** Goes to an address of the app: `path` is empty, or begins with `/`. */
  navigate: (path: string, options?: { isReplaced?: boolean }) => void
  /** Opens another page of the console that the person may open; only after a click. */
  open: (to: string) => void
  toast: (level: 'success' | 'error' | 'info' | 'warning', text: string) => void
  /** Announces a text to screen readers. */
  announce: (text: string) => void
  /** Named beside the page in the title of the window; empty if that is enough. */
  title: (title: string) => void
  /** The actions that the console's search lists; each call replaces the former ones. */
  actions: (actions: readonly IsolatedAction[]) => void
  /** Forwards a shortcut of the console. */
  shortcut: (key: 'k' | '/' | '?') => void
  /** True when confirmed. One question at a time. */
  confirm: (request: IsolatedConfirm) => Promise<boolean>
  /** A token for the calls that the company has consented to. */
  getToken: () => Promise<string>
  /** A call of the console's server that the company has consented to: the frame itself reaches nothing but its own files. */
  call: (call: IsolatedCall) => Promise<IsolatedAnswer>
}

/** Errors of one opened page beyond this number are not reported: a loop that throws says nothing new. */
const MAX_REPORTED_ERRORS = 20
/** As the console accepts it. */
const MAX_ERROR_CHARACTERS = 500

type Pending = { resolve: (value: unknown) => void; reject: (error: ConsoleRefused) => void }

/** Connects an app in a frame with an origin of its own to the console around it. */
export function connectIsolatedApp({ onContext, onAction, onDropped }: IsolatedAppOptions): IsolatedApp {
  const pending = new Map<number, Pending>()
  const waiting: AppMessage[] = []
  let port: MessagePort | null = null
  let requests = 0

  function send(message: AppMessage): void {
    if (port === null) waiting.push(message)
    else port.postMessage(message)
  }

  /** Resolves with what the console answers to this kind of request. */
  async function request<Value>(make: (id: number) => AppMessage): Promise<Value> {
    requests += 1
    const id = requests
    return new Promise<Value>((resolve, reject) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the console answers each kind in its form
      pending.set(id, { resolve: resolve as Pending['resolve'], reject })
      send(make(id))
    })
  }

  function receive({ data }: MessageEvent<ConsoleMessage>): void {
    if (data.type === 'context') onContext(data.context)
    else if (data.type === 'ping') send({ type: 'pong', id: data.id })
    else if (data.type === 'action') onAction?.(data.id)
    else if (data.type === 'dropped') onDropped?.(data.count)
    else {
      const asked = pending.get(data.id)
      pending.delete(data.id)
      if (data.type === 'answer') asked?.resolve(data.value)
      else asked?.reject(new ConsoleRefused(data.reason))
    }
  }

  reportErrors((text) => send({ type: 'error', text }))
  greetConsole((given) => {
    port = given
    port.addEventListener('message', receive)
    port.start()
    for (const message of waiting.splice(0)) port.postMessage(message)
  })

  return {
    ready: () => send({ type: 'ready' }),
    resize: (heightPx) => send({ type: 'resize', heightPx }),
    navigate: (path, { isReplaced = false } = {}) => send({ type: 'navigate', path, isReplaced }),
    open: (to) => send({ type: 'open', to }),
    toast: (level, text) => send({ type: 'toast', level, text }),
    announce: (text) => send({ type: 'announce', text }),
    title: (title) => send({ type: 'title', title }),
    actions: (actions) => send({ type: 'actions', actions: [...actions] }),
    shortcut: (key) => send({ type: 'shortcut', key }),
    confirm: async (asked) => request((id) => ({ type: 'confirm', id, ...asked })),
    getToken: async () => request((id) => ({ type: 'token', id })),
    call: async (call) => request((id) => ({ type: 'call', id, ...call })),
  }
}

/** Reports what nothing in the app catches, each text once. */
function reportErrors(report: (text: string) => void): void {
  const reported = new Set<string>()
  const note = (error: unknown): void => {
    const text = String(error).slice(0, MAX_ERROR_CHARACTERS)
    if (text === '' || reported.has(text) || reported.size >= MAX_REPORTED_ERRORS) return
    reported.add(text)
    report(text)
  }
  window.addEventListener('error', ({ error, message }) => note(error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason))
}

/** Greets the window around the frame, and waits for the port that it answers with. */
function greetConsole(onPort: (port: MessagePort) => void): void {
  const host = window.parent
  window.addEventListener('message', function welcome({ source, data, ports }: MessageEvent<unknown>) {
    const [port] = ports
    if (source !== host || port === undefined || !isWelcome(data)) return
    window.removeEventListener('message', welcome)
    onPort(port)
  })
  // The frame has no origin, so it cannot name the one around it; the greeting says nothing.
  host.postMessage({ protocol: ISOLATED_PROTOCOL, type: 'hello' }, '*')
}

function isWelcome(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('protocol' in data) || !('type' in data)) return false
  return data.protocol === ISOLATED_PROTOCOL && data.type === 'welcome'
}
