import type { IsolatedContext } from '@console/sub-app/isolated-app'
import { readAppMessage, type AppMessage, type ConsoleMessage } from '@console/sub-app/isolated-app/host'
import { createAnswerer, type CallAnswers, type SentCall } from './answer-calls.ts'
import { decide, emptyRecords, type ConfirmAnswer, type HostRecords } from './host-records.ts'
import { createPorts } from './message-ports.ts'

export type IsolatedOptions = Partial<IsolatedContext> & {
  /** Answers to the calls of the app. */
  calls?: CallAnswers
  confirm?: ConfirmAnswer
}

/** An app of a frame with a console around it, and what it has asked for. */
export type RenderedIsolatedApp = HostRecords & {
  /** The app has said that it is drawn. */
  readonly isReady: boolean
  readonly heightPx: number | null
  readonly title: string
  readonly actions: readonly { id: string; name: string }[]
  /** Addresses of its own that the app went to. */
  visited: string[]
  /** Errors that nothing in the app caught. */
  errors: string[]
  calls: readonly SentCall[]
  /** Calls that nothing answers: a consent would have to name them. */
  refusedCalls: readonly SentCall[]
  /** Messages that the console would ignore, and count against the app. */
  malformed: unknown[]
  /** Changes what the app follows, as the person would. */
  update: (changes: Partial<IsolatedContext>) => Promise<void>
  /** Chooses an action of the app in the console's search. */
  choose: (id: string) => Promise<void>
  /** Ends the connection. */
  close: () => void
}

const DEFAULTS: IsolatedContext = {
  module: 'app',
  basePath: '/console/apps/app',
  path: '',
  theme: 'light',
  language: 'en',
  timezone: 'Asia/Shanghai',
  businessType: { id: 1, name: 'Test business' },
}
const PROTOCOL = 'console-app/1'
/** An app greets while it starts, or soon after. */
const GREETING_LIMIT_MS = 1000

/**
 * Starts an app that uses `connectIsolatedApp` with a console around it, in the window of the test. `start` runs the app, such as
 * `() => import('../src/main.js')`.
 */
export async function renderIsolated(
  start: () => unknown,
  options: IsolatedOptions = {},
): Promise<RenderedIsolatedApp> {
  const { calls = {}, confirm = true, ...given } = options
  let context = { ...DEFAULTS, ...given }
  const [appPort, port] = createPorts()
  const rest: Rest = { isReady: false, heightPx: null, title: '', actions: [], visited: [], errors: [] }
  const records = emptyRecords()
  const answerer = createAnswerer(calls)
  const malformed: unknown[] = []
  const send = (message: ConsoleMessage): void => port.postMessage(message)
  port.addEventListener('message', (event) => {
    const { data } = event as MessageEvent<unknown> // of the channel above
    const message = readAppMessage(data)
    if (message === null) malformed.push(data)
    else if (!noteMessage(message, rest, records))
      void answerMessage(message, { send, answerer, confirm, records })
  })
  const greeting = listenForGreeting()
  try {
    await start()
    await greeting.arrived()
  } finally {
    greeting.stop()
  }
  welcome(appPort)
  send({ type: 'context', context })
  await settle()
  return {
    ...records,
    get isReady() {
      return rest.isReady
    },
    get heightPx() {
      return rest.heightPx
    },
    get title() {
      return rest.title
    },
    get actions() {
      return rest.actions
    },
    visited: rest.visited,
    errors: rest.errors,
    calls: answerer.calls,
    refusedCalls: answerer.refused,
    malformed,
    update: async (changes) => {
      context = { ...context, ...changes }
      send({ type: 'context', context })
      await settle()
    },
    choose: async (id) => {
      send({ type: 'action', id })
      await settle()
    },
    close: () => port.close(),
  }
}

type Rest = {
  isReady: boolean
  heightPx: number | null
  title: string
  actions: readonly { id: string; name: string }[]
  visited: string[]
  errors: string[]
}

function listenForGreeting(): { arrived: () => Promise<void>; stop: () => void } {
  let hasArrived = false
  let resume = (): void => {}
  function receive({ data }: MessageEvent<unknown>): void {
    if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'hello') return
    if (!('protocol' in data) || data.protocol !== PROTOCOL) return
    hasArrived = true
    resume()
  }
  window.addEventListener('message', receive)
  return {
    arrived: async () =>
      new Promise((resolve, reject) => {
        const limit = setTimeout(
          () =>
            reject(
              new Error(`The app did not call connectIsolatedApp of a package that speaks ${PROTOCOL}.`),
            ),
          GREETING_LIMIT_MS,
        )
        resume = () => {
          clearTimeout(limit)
          resolve()
        }
        if (hasArrived) resume()
      }),
    stop: () => window.removeEventListener('message', receive),
  }
}

function welcome(port: MessagePort): void {
  const data = { protocol: PROTOCOL, type: 'welcome' }
  window.dispatchEvent(Object.assign(new Event('message'), { source: window.parent, data, ports: [port] }))
}

/** Lets messages arrive and be answered. */
async function settle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
}

/** Notes a message that wants no answer; false for one that does. */
function noteMessage(message: AppMessage, rest: Rest, records: HostRecords): boolean {
  switch (message.type) {
    case 'ready':
      rest.isReady = true
      return true
    case 'resize':
      rest.heightPx = message.heightPx
      return true
    case 'title':
      rest.title = message.title
      return true
    case 'actions':
      rest.actions = message.actions
      return true
    case 'navigate':
      rest.visited.push(message.path)
      return true
    case 'open':
      records.opened.push(message.to)
      return true
    case 'toast':
      records.toasts.push({ level: message.level, text: message.text })
      return true
    case 'announce':
      records.announced.push(message.text)
      return true
    case 'error':
      rest.errors.push(message.text)
      return true
    case 'pong':
    case 'shortcut':
      return true
    case 'confirm':
    case 'token':
    case 'call':
      return false
  }
}

type Answering = {
  send: (message: ConsoleMessage) => void
  answerer: ReturnType<typeof createAnswerer>
  confirm: ConfirmAnswer
  records: HostRecords
}

async function answerMessage(
  message: AppMessage,
  { send, answerer, confirm, records }: Answering,
): Promise<void> {
  if (message.type === 'confirm') {
    records.confirms.push(message)
    send({ type: 'answer', id: message.id, value: decide(confirm, message) })
  } else if (message.type === 'token') send({ type: 'answer', id: message.id, value: 'token-of-the-app' })
  else if (message.type === 'call') {
    const { id, method, path, body = '' } = message
    send({ type: 'answer', id, value: await answerer.answer({ method, path, body }) })
  }
}
