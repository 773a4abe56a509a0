import type { subApp } from '@console/contracts'
import type { HostServices } from '../host/host-services.ts'
import { SlotFailure, type SlotProblem } from '../host/host-slots.ts'
import type { HttpClient } from '../http/http-client.ts'
import { createMessageBudget } from '../isolated-app/message-budget.ts'
import type { SlotConsoleMessage, SlotContext } from '../slots/messages.ts'
import { answerRequest, type AskingApp, signed } from './answer-request.ts'
import { openForApp } from './open-for-app.ts'
import { type ReadSlotMessage, readSlotMessage } from './read-slot-message.ts'
import { ANSWER_LIMIT_MS, createSlotRequests, type SlotRequests } from './slot-requests.ts'
import type { SlotRunner } from './slot-runner.ts'

const MESSAGES = { burst: 200, perSecond: 50 } as const
const NOTICES = { burst: 2, perSecond: 1 } as const
/** A script that goes on after so many dropped or malformed messages is ended. */
export const MAX_REFUSED_MESSAGES = 500

export type SlotScriptOptions = {
  app: Pick<subApp.RegistryApp, 'module' | 'name' | 'versionId' | 'isPreview'>
  /** Loads the text of the script. */
  load: () => Promise<string>
  runner: SlotRunner
  context: () => SlotContext
  services: Pick<HostServices, 'confirm' | 'reportError' | 'toast' | 'canOpen' | 'navigate'>
  client: HttpClient
  /** The drawing of a contribution is out of date. */
  onChanged: (slot: string) => void
  /** Nothing in the script caught an error. */
  onError: (text: string) => void
}

/** One run of a script. */
export type SlotRun = {
  /** Resolves when the script has begun to listen. */
  ready: Promise<void>
  ask: SlotRequests['ask']
  send: (message: SlotConsoleMessage) => void
  end: (problem: SlotProblem, text?: string) => void
}

/** Runs the script until it is ended, hangs, or sends too much. */
export function beginRun(options: SlotScriptOptions, script: string, onEnd: () => void): SlotRun {
  const leaving = new AbortController()
  const ready = Promise.withResolvers<void>()
  // The callers of `ask` get the rejection.
  ready.promise.catch(() => {})
  const { port, end: endWorker } = options.runner.run({
    script,
    context: options.context(),
    onBroken: (text) => end('failed', text),
  })
  const send = (message: SlotConsoleMessage): void => port.postMessage(message)
  const requests = createSlotRequests({ send, onHang: () => end('interrupted', 'another contribution hung') })
  const limit = window.setTimeout(() => end('late', 'the script does not listen'), ANSWER_LIMIT_MS)

  function end(problem: SlotProblem, text = ''): void {
    if (leaving.signal.aborted) return
    leaving.abort()
    window.clearTimeout(limit)
    endWorker()
    onEnd()
    const failure = new SlotFailure(problem, text)
    ready.reject(failure)
    requests.failAll(failure)
  }

  const handle = createHandler({ options, requests, send, signal: leaving.signal })
  const receive = createReceiver({
    onMessage: (message) => {
      if (message.type !== 'ready') return handle(message)
      window.clearTimeout(limit)
      return ready.resolve()
    },
    onFlood: () => end('stopped', 'too many messages'),
  })
  port.addEventListener('message', receive)
  port.start()
  return { ready: ready.promise, ask: requests.ask, send, end }
}

type Receiver = { onMessage: (message: ReadSlotMessage) => void; onFlood: () => void }

/** Reads messages that come within the budget. */
function createReceiver({ onMessage, onFlood }: Receiver): (event: MessageEvent<unknown>) => void {
  const budget = createMessageBudget(MESSAGES)
  let refused = 0
  return ({ data }) => {
    const message = budget.take() ? readSlotMessage(data) : null
    if (message !== null) return onMessage(message)
    refused += 1
    if (refused > MAX_REFUSED_MESSAGES) onFlood()
    return undefined
  }
}

type HandlerParts = {
  options: SlotScriptOptions
  requests: SlotRequests
  send: (message: SlotConsoleMessage) => void
  signal: AbortSignal
}

/** Does what each message of a script says. */
function createHandler({ options, requests, send, signal }: HandlerParts) {
  const { app, services, client } = options
  const asking: AskingApp = { app, services, client, signal, calls: 0, isAsking: false }
  const notices = createMessageBudget(NOTICES)
  return (message: Exclude<ReadSlotMessage, { type: 'ready' }>): void => {
    switch (message.type) {
      case 'pong':
        return requests.pong(message.id)
      case 'result':
        return requests.result(message.id, message.value)
      case 'failed':
        return requests.failed(message.id, message.text)
      case 'changed':
        return options.onChanged(message.slot)
      case 'error':
        return options.onError(message.text)
      case 'toast':
        if (notices.take()) services.toast[message.level](signed(app, message.text))
        return undefined
      case 'open':
        // Only while an action runs has the person asked for something.
        if (requests.hasAction()) openForApp(message.to, app.module, services)
        return undefined
      case 'confirm':
      case 'call':
        void answerRequest(message, asking, send)
        return undefined
    }
  }
}
