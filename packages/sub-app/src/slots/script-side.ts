import { ConsoleRefused } from '../isolated-app/console-refused.ts'
import type { IsolatedAnswer, IsolatedCall, IsolatedConfirm } from '../isolated-app/messages.ts'
import type { SlotElement } from './elements.ts'
import {
  SLOT_PROTOCOL,
  type SlotConsoleMessage,
  type SlotContext,
  type SlotEvent,
  type SlotFieldValue,
  type SlotMessage,
  type SlotRecord,
} from './messages.ts'

export type { IsolatedAnswer, IsolatedCall, IsolatedConfirm } from '../isolated-app/messages.ts'
export type { SlotElement, SlotTone } from './elements.ts'
export type { SlotContext, SlotEvent, SlotFieldValue, SlotRecord } from './messages.ts'

type Awaitable<Value> = Value | Promise<Value>

/** The console, as a contribution has it. */
export type SlotConsole = {
  /** The language, theme, zone and business of this moment. */
  readonly context: SlotContext
  toast: (level: 'success' | 'error' | 'info' | 'warning', text: string) => void
  /** True when confirmed. One question at a time. */
  confirm: (request: IsolatedConfirm) => Promise<boolean>
  /** Opens a page of the console that the person may open; only while an action or a button runs. */
  open: (to: string) => void
  /** A call of the console's server, or of a back end of the app, that the company has consented to. */
  call: (call: IsolatedCall) => Promise<IsolatedAnswer>
  /** The drawing of this contribution is out of date: the console asks for it again. */
  changed: () => void
}

/** The answers of a contribution, by its kind. A rejection or a throw leaves a line with Retry in its place. */
export type SlotHandlers = {
  /** `column`: an element for each record, by its id. All rows of a page come at once. */
  cells?: (
    records: readonly SlotRecord[],
    host: SlotConsole,
  ) => Awaitable<Readonly<Record<string, SlotElement | null>>>
  /** `panel`, `homeCard`, `settingsSection`: what is drawn. The record is null for the last two. */
  draw?: (record: SlotRecord | null, host: SlotConsole) => Awaitable<readonly SlotElement[]>
  /** A button of what was drawn was pressed: answers what is drawn now. */
  press?: (press: string, record: SlotRecord | null, host: SlotConsole) => Awaitable<readonly SlotElement[]>
  /** `rowAction`, `chosenRowsAction`, `paletteEntry`, `userMenuEntry`: the last two without records. */
  run?: (records: readonly SlotRecord[], host: SlotConsole) => Awaitable<void>
  /** `formField`: null accepts the value, a text says why not. Not asked about an empty field. */
  validate?: (
    value: Exclude<SlotFieldValue, null>,
    record: SlotRecord | null,
    host: SlotConsole,
  ) => Awaitable<string | null>
  /** `service`: an event that the company has consented to. */
  onEvent?: (event: SlotEvent, host: SlotConsole) => Awaitable<void>
  /** The language, theme, zone or business has changed. */
  onContext?: (host: SlotConsole) => void
}

/** As the console accepts it. */
const MAX_ERROR_CHARACTERS = 500

/** Answers for the contributions of an app: the only thing that its script of slots does. The keys are the ids of the registration. */
export function defineSlots(handlers: Readonly<Record<string, SlotHandlers>>): void {
  self.addEventListener('message', function start({ data, ports: [port] }: MessageEvent<unknown>) {
    if (port === undefined || !isStart(data)) return
    self.removeEventListener('message', start)
    if (data.protocol !== SLOT_PROTOCOL)
      throw new Error(`the script speaks ${SLOT_PROTOCOL}, and this console ${data.protocol}`)
    serveSlots({ port, handlers, context: data.context })
  })
}

type Started = { protocol: string; type: 'start'; context: SlotContext }

function isStart(data: unknown): data is Started {
  if (typeof data !== 'object' || data === null || !('protocol' in data) || !('type' in data)) return false
  return String(data.protocol).startsWith('console-slots/') && data.type === 'start'
}

type Pending = { resolve: (value: unknown) => void; reject: (error: ConsoleRefused) => void }

export type Served = {
  port: MessagePort
  handlers: Readonly<Record<string, SlotHandlers>>
  context: SlotContext
}

/** Requests of the script to the console, until they are answered. */
type Requests = {
  ask: <Value>(make: (id: number) => SlotMessage) => Promise<Value>
  settle: (answer: Extract<SlotConsoleMessage, { type: 'answer' | 'refused' }>) => void
}

function createRequests(send: (message: SlotMessage) => void): Requests {
  const pending = new Map<number, Pending>()
  let count = 0
  return {
    ask: async <Value>(make: (id: number) => SlotMessage) => {
      count += 1
      const id = count
      return new Promise<Value>((resolve, reject) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the console answers each kind in its form
        pending.set(id, { resolve: resolve as Pending['resolve'], reject })
        send(make(id))
      })
    },
    settle: (answer) => {
      const asked = pending.get(answer.id)
      pending.delete(answer.id)
      if (answer.type === 'answer') asked?.resolve(answer.value)
      else asked?.reject(new ConsoleRefused(answer.reason))
    },
  }
}

/** Answers over a port that the console gave; a test has one of its own. */
export function serveSlots({ port, handlers, context: first }: Served): void {
  let context = first
  const send = (message: SlotMessage): void => port.postMessage(message)
  const report = (error: unknown): void => send({ type: 'error', text: describe(error) })
  const requests = createRequests(send)
  const consoles = new Map(Object.keys(handlers).map((slot) => [slot, createConsole(slot)]))

  function createConsole(slot: string): SlotConsole {
    return {
      get context() {
        return context
      },
      toast: (level, text) => send({ type: 'toast', level, text }),
      confirm: async (asked) => requests.ask((id) => ({ type: 'confirm', id, ...asked })),
      open: (to) => send({ type: 'open', to }),
      call: async (call) => requests.ask((id) => ({ type: 'call', id, ...call })),
      changed: () => send({ type: 'changed', slot }),
    }
  }

  async function answer(asked: Asked): Promise<void> {
    const { id, slot } = asked
    try {
      const own = handlers[slot]
      const host = consoles.get(slot)
      if (own === undefined || host === undefined) throw new Error(`Nothing answers for "${slot}".`)
      send({ type: 'result', id, value: await runHandler(own, asked, host) })
    } catch (error) {
      send({ type: 'failed', id, text: describe(error) })
    }
  }

  /** An error of one contribution does not keep the change from the others. */
  function notify(call: (own: SlotHandlers, host: SlotConsole) => unknown): void {
    for (const [slot, host] of consoles) {
      const own = handlers[slot]
      if (own !== undefined) void (async () => call(own, host))().catch(report)
    }
  }

  function receive({ data }: MessageEvent<SlotConsoleMessage>): void {
    if (data.type === 'context') {
      context = data.context
      notify((own, host) => own.onContext?.(host))
    } else if (data.type === 'event') notify((own, host) => own.onEvent?.(data.event, host))
    else if (data.type === 'ping') send({ type: 'pong', id: data.id })
    else if (data.type === 'request') void answer(data)
    else requests.settle(data)
  }

  self.addEventListener('error', ({ error, message }) => report(error ?? message))
  self.addEventListener('unhandledrejection', ({ reason }) => report(reason))
  port.addEventListener('message', receive)
  port.start()
  send({ type: 'ready' })
}

type Asked = Extract<SlotConsoleMessage, { type: 'request' }>
type Result = Extract<SlotMessage, { type: 'result' }>['value']

async function runHandler(own: SlotHandlers, asked: Asked, host: SlotConsole): Promise<Result> {
  switch (asked.method) {
    case 'cells':
      return { ...(await required(own.cells, asked)(asked.records, host)) }
    case 'draw':
      return [...(await required(own.draw, asked)(asked.record, host))]
    case 'press':
      return [...(await required(own.press, asked)(asked.press, asked.record, host))]
    case 'run':
      await required(own.run, asked)(asked.records, host)
      return null
    case 'validate':
      return required(own.validate, asked)(asked.value, asked.record, host)
  }
}

function required<Handler>(handler: Handler | undefined, { method, slot }: Asked): Handler {
  if (handler === undefined) throw new Error(`"${slot}" has no ${method}.`)
  return handler
}

function describe(error: unknown): string {
  return String(error).slice(0, MAX_ERROR_CHARACTERS)
}
