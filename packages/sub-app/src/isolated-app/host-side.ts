import * as z from 'zod'
import { HOST_KEYS, MAX_FRAME_HEIGHT_PX } from '../frame-bridge/protocol.ts'
import { createMessageBudget } from './message-budget.ts'
import {
  callMessage,
  confirmMessage,
  id,
  kind,
  MAX_APP_ACTIONS,
  MAX_APP_TITLE_CHARACTERS,
  MAX_PATH_CHARACTERS,
  text,
  title,
  toastMessage,
} from './message-shapes.ts'
import { ISOLATED_PROTOCOL, type AppMessage, type ConsoleMessage } from './messages.ts'

export { createMessageBudget, type MessageBudget } from './message-budget.ts'
export { MAX_APP_ACTIONS, MAX_APP_TEXT_CHARACTERS, MAX_APP_TITLE_CHARACTERS } from './message-shapes.ts'
export { ISOLATED_PROTOCOL } from './messages.ts'
export { plainText } from './plain-text.ts'
export type {
  AppMessage,
  ConsoleMessage,
  IsolatedAnswer,
  IsolatedContext,
  IsolatedRefusal,
} from './messages.ts'

/** An app may send so many messages at once, and so many a second after that. The rest is dropped. */
export const MESSAGE_BURST = 200
export const MESSAGES_PER_SECOND = 50
/** An app that goes on after so many dropped or malformed messages is stopped. */
export const MAX_REFUSED_MESSAGES = 2000
/** Messages to the window itself: one greeting is needed. */
export const MAX_GREETINGS = 100
/** Said of an app that was built with another major of the package. */
export const OTHER_PROTOCOL = `it speaks another protocol than ${ISOLATED_PROTOCOL}`

const appMessage: z.ZodType<AppMessage> = z.discriminatedUnion('type', [
  z.strictObject(kind('ready')),
  z.strictObject({ ...kind('pong'), id }),
  z.strictObject({
    ...kind('resize'),
    heightPx: z
      .number()
      .min(0)
      .transform((height) => Math.min(Math.ceil(height), MAX_FRAME_HEIGHT_PX)),
  }),
  z.strictObject({
    ...kind('navigate'),
    path: z.string().max(MAX_PATH_CHARACTERS),
    isReplaced: z.boolean().exactOptional(),
  }),
  z.strictObject({ ...kind('open'), to: z.string().min(1).max(MAX_PATH_CHARACTERS) }),
  toastMessage,
  z.strictObject({ ...kind('announce'), text }),
  z.strictObject({ ...kind('error'), text }),
  z.strictObject({ ...kind('title'), title: z.string().max(MAX_APP_TITLE_CHARACTERS) }),
  z.strictObject({
    ...kind('actions'),
    actions: z
      .array(z.strictObject({ id: z.string().min(1).max(100), name: title }))
      .max(MAX_APP_ACTIONS)
      .refine((actions) => new Set(actions.map((action) => action.id)).size === actions.length),
  }),
  z.strictObject({ ...kind('shortcut'), key: z.enum(HOST_KEYS) }),
  confirmMessage,
  z.strictObject({ ...kind('token'), id }),
  callMessage,
])

const greeting = z.strictObject({
  protocol: z.string().regex(/^console-app\/\d{1,4}$/),
  type: z.literal('hello'),
})

/** Parses a message of an app, or null. */
export function readAppMessage(data: unknown): AppMessage | null {
  return appMessage.safeParse(data).data ?? null
}

export type IsolatedHandlers = {
  /** The app has greeted: it gets its first context now. */
  onConnected: () => void
  /** The app has greeted in a protocol that this console does not speak: it was built with another major of the package. */
  onOtherProtocol: () => void
  onMessage: (message: AppMessage) => void
  /** How many messages were dropped or malformed so far. */
  onRefused: (count: number) => void
  /** Messages came so fast that the app has to be removed. */
  onFlood: () => void
}

type Connection = {
  signal: AbortSignal
  /** Origin of a page of a development server. It may greet again, since it loads itself again after changes. */
  localOrigin?: string
}

export type IsolatedHost = { send: (message: ConsoleMessage) => void }

/**
 * The console's end of an isolated app. Only the frame's own window may greet, once, from an origin of its own; everything else
 * goes over the port that it gets for that, which no other window has.
 */
export function connectIsolatedFrame(
  frameWindow: () => Window | null,
  handlers: IsolatedHandlers,
  { signal, localOrigin }: Connection,
): IsolatedHost {
  const port = createAppPort(handlers)
  let greetings = 0
  window.addEventListener(
    'message',
    (event: MessageEvent<unknown>) => {
      const expected = frameWindow()
      if (expected === null || event.source !== expected) return
      greetings += 1
      if (greetings > MAX_GREETINGS) {
        port.close()
        handlers.onFlood()
        return
      }
      if (port.isOpen() && localOrigin === undefined) return
      const protocol = readGreeting(event, localOrigin)
      if (protocol === null) return
      if (protocol === ISOLATED_PROTOCOL) {
        port.open(expected)
        handlers.onConnected()
      } else handlers.onOtherProtocol()
    },
    { signal },
  )
  signal.addEventListener('abort', port.close, { once: true })
  return { send: port.send }
}

type AppPort = IsolatedHost & { open: (frame: Window) => void; close: () => void; isOpen: () => boolean }

/** The port of the app that greeted last. Messages above the rate are dropped, and malformed ones counted. */
function createAppPort({
  onMessage,
  onRefused,
  onFlood,
}: Pick<IsolatedHandlers, 'onMessage' | 'onRefused' | 'onFlood'>): AppPort {
  let port: MessagePort | null = null
  let refused = 0
  const budget = createMessageBudget({ burst: MESSAGE_BURST, perSecond: MESSAGES_PER_SECOND })

  function close(): void {
    port?.close()
    port = null
  }

  function refuse(): void {
    refused += 1
    onRefused(refused)
    if (refused <= MAX_REFUSED_MESSAGES) return
    close()
    onFlood()
  }

  function receive({ data }: MessageEvent<unknown>): void {
    if (port === null) return
    if (!budget.take()) {
      if (budget.dropped() === 1) port.postMessage({ type: 'dropped', count: 1 } satisfies ConsoleMessage)
      refuse()
      return
    }
    const message = readAppMessage(data)
    if (message === null) refuse()
    else onMessage(message)
  }

  return {
    open: (frame) => {
      close()
      port = welcome(frame)
      port.addEventListener('message', receive)
      port.start()
    },
    close,
    isOpen: () => port !== null,
    send: (message) => port?.postMessage(message),
  }
}

/** The protocol of a greeting, or null. Data is read last: a flood of large messages is not even copied. */
function readGreeting(event: MessageEvent<unknown>, origin = 'null'): string | null {
  return event.origin === origin ? (greeting.safeParse(event.data).data?.protocol ?? null) : null
}

/** Answers a greeting. The frame has no origin that could be named, so the answer has nothing but the port. */
function welcome(frame: Window): MessagePort {
  const { port1, port2 } = new MessageChannel()
  frame.postMessage({ protocol: ISOLATED_PROTOCOL, type: 'welcome' }, '*', [port2])
  return port1
}
