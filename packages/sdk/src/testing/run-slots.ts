import {
  serveSlots,
  type SlotContext,
  type SlotElement,
  type SlotEvent,
  type SlotFieldValue,
  type SlotHandlers,
  type SlotRecord,
} from '@console/sub-app/slots'
import type { SlotConsoleMessage, SlotMessage, SlotRequest } from '@console/sub-app/slots/messages'
import { readAnswer } from '@console/sub-app/slots/read-answer'
import { createAnswerer, type Answerer, type CallAnswers, type SentCall } from './answer-calls.ts'
import { decide, emptyRecords, type ConfirmAnswer, type HostRecords } from './host-records.ts'
import { createPorts } from './message-ports.ts'

export type SlotsOptions = Partial<SlotContext> & {
  /** Answers to the calls of the script. */
  calls?: CallAnswers
  confirm?: ConfirmAnswer
}

/** A script of contributions, and the console that asks it. What throws in it, or draws what no console would, rejects. */
export type RunningSlots = HostRecords & {
  cells: (slot: string, records: SlotRecord[]) => Promise<Record<string, SlotElement | null>>
  draw: (slot: string, record?: SlotRecord | null) => Promise<SlotElement[]>
  press: (slot: string, press: string, record?: SlotRecord | null) => Promise<SlotElement[]>
  run: (slot: string, records?: SlotRecord[]) => Promise<void>
  validate: (
    slot: string,
    value: Exclude<SlotFieldValue, null>,
    record?: SlotRecord | null,
  ) => Promise<string | null>
  /** Sends an event to the services. */
  emit: (event: SlotEvent) => Promise<void>
  update: (changes: Partial<SlotContext>) => Promise<void>
  /** Contributions that said that what they had drawn is out of date. */
  changed: string[]
  /** Errors outside of an answer. */
  errors: string[]
  calls: readonly SentCall[]
  /** Calls that nothing answers: a consent would have to name them. */
  refusedCalls: readonly SentCall[]
  /** Ends the connection. */
  close: () => void
}

const DEFAULTS: SlotContext = {
  module: 'app',
  language: 'en',
  theme: 'light',
  timezone: 'Asia/Shanghai',
  businessType: { id: 1, name: 'Test business' },
}
/** A contribution has so long in the console. */
const LIMIT_MS = 2000

/** Runs the handlers that an app gives to `defineSlots`, without a browser. Needs a window, such as that of jsdom. */
export async function runSlots(
  handlers: Readonly<Record<string, SlotHandlers>>,
  options: SlotsOptions = {},
): Promise<RunningSlots> {
  const { calls = {}, confirm = true, ...given } = options
  let context = { ...DEFAULTS, ...given }
  const [scriptPort, port] = createPorts()
  const answerer = createAnswerer(calls)
  const noted: Noted = { ...emptyRecords(), changed: [], errors: [] }
  const send = (message: SlotConsoleMessage): void => port.postMessage(message)
  const { ask, settle } = createQuestions(send)
  port.addEventListener('message', (event) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the channel above
    const { data } = event as MessageEvent<SlotMessage>
    if (data.type === 'result' || data.type === 'failed') settle(data)
    else if (data.type === 'confirm') {
      noted.confirms.push(data)
      send({ type: 'answer', id: data.id, value: decide(confirm, data) })
    } else if (data.type === 'call') void answerCall(data, { answerer, send })
    else noteMessage(data, noted)
  })
  serveSlots({ port: scriptPort, handlers, context })
  await settleMessages()
  return {
    ...noted,
    cells: async (slot, records) => ask(slot, { method: 'cells', records }),
    draw: async (slot, record = null) => ask(slot, { method: 'draw', record }),
    press: async (slot, press, record = null) => ask(slot, { method: 'press', press, record }),
    run: async (slot, records = []) => {
      await ask(slot, { method: 'run', records })
    },
    validate: async (slot, value, record = null) => ask(slot, { method: 'validate', value, record }),
    emit: async (event) => {
      send({ type: 'event', event })
      await settleMessages()
    },
    update: async (changes) => {
      context = { ...context, ...changes }
      send({ type: 'context', context })
      await settleMessages()
    },
    calls: answerer.calls,
    refusedCalls: answerer.refused,
    close: () => port.close(),
  }
}

type Noted = HostRecords & { changed: string[]; errors: string[] }
type Send = (message: SlotConsoleMessage) => void

/** Notes a message that needs no answer. */
function noteMessage(message: SlotMessage, noted: Noted): void {
  if (message.type === 'changed') noted.changed.push(message.slot)
  else if (message.type === 'error') noted.errors.push(message.text)
  else if (message.type === 'toast') noted.toasts.push({ level: message.level, text: message.text })
  else if (message.type === 'open') noted.opened.push(message.to)
}

async function answerCall(
  { id, method, path, body = '' }: Extract<SlotMessage, { type: 'call' }>,
  { answerer, send }: { answerer: Answerer; send: Send },
): Promise<void> {
  send({ type: 'answer', id, value: await answerer.answer({ method, path, body }) })
}

type Pending = { resolve: (value: unknown) => void; reject: (error: Error) => void }

type Questions = {
  ask: <Value>(slot: string, request: SlotRequest) => Promise<Value>
  settle: (answer: Extract<SlotMessage, { type: 'result' | 'failed' }>) => void
}

/** Asks as the console does. */
function createQuestions(send: Send): Questions {
  const pending = new Map<number, Pending>()
  let count = 0

  async function request(slot: string, asked: SlotRequest): Promise<unknown> {
    count += 1
    const id = count
    let limit: ReturnType<typeof setTimeout> | undefined
    try {
      return await new Promise((resolve, reject) => {
        limit = setTimeout(
          () => reject(new Error(`"${slot}" did not answer within ${LIMIT_MS} ms.`)),
          LIMIT_MS,
        )
        pending.set(id, { resolve, reject })
        send({ type: 'request', id, slot, ...asked })
      })
    } finally {
      clearTimeout(limit)
      pending.delete(id)
    }
  }

  return {
    ask: async <Value>(slot: string, asked: SlotRequest) => {
      const answer = readAnswer(asked.method, await request(slot, asked))
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the script's end answers each kind in its form
      return answer as Value
    },
    settle: (answer) => {
      if (answer.type === 'result') pending.get(answer.id)?.resolve(answer.value)
      else pending.get(answer.id)?.reject(new Error(answer.text))
    },
  }
}

/** Lets messages arrive and be answered. */
async function settleMessages(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
}
