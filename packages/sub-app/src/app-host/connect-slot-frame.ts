import type { subApp } from '@console/contracts'
import { type SlotContribution, SlotFailure, type SlotFrameOptions } from '../host/host-slots.ts'
import { type AppMessage, connectIsolatedFrame, OTHER_PROTOCOL } from '../isolated-app/host-side.ts'
import { createMessageBudget } from '../isolated-app/message-budget.ts'
import type { AppAnswer, SlotRecord } from '../isolated-app/messages.ts'
import type { SlotContext } from '../slots/messages.ts'
import { answerRequest, type AskingApp, signed } from './answer-request.ts'
import { consentedRecord } from './consented-record.ts'
import type { SlotCounts } from './count-slots.ts'
import { hasActed, openForApp } from './open-for-app.ts'
import { ANSWER_LIMIT_MS } from './slot-requests.ts'
import type { SlotScriptOptions } from './slot-run.ts'

/** A document of an app that has not come by then is a failure of the line. */
const LOAD_LIMIT_MS = 15_000
const NOTICES = { burst: 2, perSecond: 1 } as const

type ConnectOptions = Pick<SlotScriptOptions, 'services' | 'client'> & {
  frame: SlotFrameOptions
  context: SlotContext
  counts: SlotCounts
  report: (app: SlotContribution['app'], report: subApp.HealthReport) => void
}

/** Connects a frame whose document draws a contribution: as an app in a frame, but without pages of its own and for one record. */
export function connectSlotFrame(options: ConnectOptions): void {
  const { frame, contribution, onReady, onFailure, signal } = options.frame
  const { counts, report } = options
  let isReady = false
  let beganAt = performance.now()
  // The line may be slow: the app's own time begins when its document is there.
  let limit = window.setTimeout(() => fail(new SlotFailure('line', 'the frame does not come')), LOAD_LIMIT_MS)
  signal.addEventListener('abort', () => window.clearTimeout(limit), { once: true })
  frame.addEventListener(
    'load',
    () => {
      if (isReady) return
      window.clearTimeout(limit)
      beganAt = performance.now()
      limit = window.setTimeout(
        () => fail(new SlotFailure('late', 'the frame is not ready')),
        ANSWER_LIMIT_MS,
      )
    },
    { once: true, signal },
  )

  function fail(failure: SlotFailure): void {
    counts.failed(contribution, failure)
    onFailure(failure)
  }

  const handle = createHandler(options, (answer) => host.send(answer))
  const host = connectIsolatedFrame(
    () => frame.contentWindow,
    {
      onConnected: () => {
        const slot = toSlot(options.frame)
        host.send({ type: 'context', context: { ...options.context, basePath: '', path: '', slot } })
      },
      onMessage: (message) => {
        if (message.type === 'error') {
          // One that is shown already may go on.
          if (isReady) report(contribution.app, { kind: 'error', text: message.text })
          else fail(new SlotFailure('failed', message.text))
        } else if (message.type === 'ready') {
          isReady = true
          window.clearTimeout(limit)
          counts.succeeded(contribution, { ms: performance.now() - beganAt, isLongTask: false })
          onReady()
        } else handle(message)
      },
      onOtherProtocol: () => fail(new SlotFailure('failed', OTHER_PROTOCOL)),
      onRefused: () => {},
      onFlood: () => fail(new SlotFailure('stopped', 'too many messages')),
    },
    { signal },
  )
}

function toSlot({ contribution, record }: SlotFrameOptions): { id: string; record: SlotRecord | null } {
  const { slot, fields } = contribution
  return { id: slot.id, record: record === null ? null : consentedRecord(record, fields) }
}

/** Does what the messages of a frame say. It has no pages, titles and entries of the search of its own: those are left. */
function createHandler(
  { frame: { contribution, onResize, signal }, services, client }: ConnectOptions,
  send: (answer: AppAnswer) => void,
): (message: AppMessage) => void {
  const { app } = contribution
  const asking: AskingApp = { app, services, client, signal, calls: 0, isAsking: false }
  const notices = createMessageBudget(NOTICES)
  return (message) => {
    if (message.type === 'resize') onResize(message.heightPx)
    else if (message.type === 'toast') {
      if (notices.take()) services.toast[message.level](signed(app, message.text))
    } else if (message.type === 'open') {
      if (hasActed()) openForApp(message.to, app.module, services)
    } else if (message.type === 'confirm' || message.type === 'token' || message.type === 'call')
      void answerRequest(message, asking, send)
  }
}
