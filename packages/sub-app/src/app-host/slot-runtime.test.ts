import type { subApp } from '@console/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SlotFailure, type SlotContribution } from '../host/host-slots.ts'
import { createHttpClient } from '../http/create-http-client.ts'
import { SLOT_PROTOCOL } from '../slots/messages.ts'
import { defineSlots, type SlotHandlers } from '../slots/script-side.ts'
import { ACTION_LIMIT_MS, ANSWER_LIMIT_MS } from './slot-requests.ts'
import { MAX_REFUSED_MESSAGES } from './slot-run.ts'
import type { SlotRunner } from './slot-runner.ts'
import { createSlotRuntime, type SlotRuntime } from './slot-runtime.ts'

const PERSON = { id: '7', name: 'Ada', username: 'ada' }
const client = createHttpClient({
  getToken: () => 'session',
  apiOrigin: '',
  getLanguage: () => 'en',
  notify: () => {},
  onUnauthorized: () => {},
})
const services = {
  confirm: vi.fn(async () => true),
  reportError: vi.fn(),
  toast: { success: vi.fn(), error: vi.fn(), info: vi.fn(), warning: vi.fn() },
  canOpen: vi.fn(() => true),
  navigate: vi.fn(),
}
const report = vi.fn<(app: SlotContribution['app'], report: subApp.HealthReport) => void>()

const registered = (...contributions: subApp.ShownContribution[]): subApp.RegistryApp => ({
  module: 'crm',
  name: 'Team CRM',
  trust: 'isolated',
  entry: '/console/app-files/crm/3/manifest.json',
  versionId: 3,
  versionNumber: 1,
  ownerContact: 'crm@team.example',
  pages: [],
  slots: {
    script: '/console/app-files/crm/3/slots.js',
    integrity: 'sha256-x',
    contributions,
    fields: { person: ['name'] },
    topics: ['businessChanged'],
  },
  isPreview: false,
})
const panel = (id: string) => ({ kind: 'panel' as const, id, name: id, target: 'person' as const })

/** Runs the script of the SDK in this realm: it gets its port as the first message, as in a worker. */
function runHandlers(handlers: Readonly<Record<string, SlotHandlers>>): SlotRunner & { runs: () => number } {
  let runs = 0
  return {
    runs: () => runs,
    open: async () => {},
    run: ({ context }) => {
      runs += 1
      const { port1, port2 } = new MessageChannel()
      defineSlots(handlers)
      window.dispatchEvent(
        new MessageEvent('message', {
          data: { protocol: SLOT_PROTOCOL, type: 'start', context },
          ports: [port2],
        }),
      )
      return { port: port1, end: () => port1.close() }
    },
  }
}

/** Two ports whose messages arrive in the next microtask: no clock, and no other work of the machine, delays them. */
function createPorts(): [MessagePort, MessagePort] {
  const [one, other] = [new EventTarget(), new EventTarget()]
  const toPort = (own: EventTarget, target: EventTarget): MessagePort =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of a port that console and scripts use
    Object.assign(own, {
      start: () => {},
      close: () => {},
      postMessage: (data: unknown) =>
        queueMicrotask(() => target.dispatchEvent(new MessageEvent('message', { data }))),
    }) as unknown as MessagePort
  return [toPort(one, other), toPort(other, one)]
}

/** A script that answers nothing but what is passed. */
function runMessages(
  onMessage: (port: MessagePort, message: { type: string; id: number }) => void,
): SlotRunner {
  return {
    open: async () => {},
    run: () => {
      const [port1, port2] = createPorts()
      port2.addEventListener('message', ({ data }) => onMessage(port2, data))
      port2.start()
      port2.postMessage({ type: 'ready' })
      return { port: port1, end: () => port1.close() }
    },
  }
}

let runtime: SlotRuntime
function start(runner: SlotRunner, ...contributions: subApp.ShownContribution[]): SlotContribution[] {
  const context = () => ({
    language: 'en' as const,
    theme: 'light' as const,
    timezone: 'Asia/Shanghai',
    businessType: { id: 11, name: 'Cards' },
  })
  runtime = createSlotRuntime({ services, client, context, report, runner })
  return [...runtime.setApps([registered(...contributions)])]
}

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('script')),
  )
})
afterEach(() => {
  runtime.end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const failure = (problem: string) => expect.objectContaining({ name: 'SlotFailure', problem })

test('a script gets the fields of the consent and no others, and nothing is loaded before it is asked', async () => {
  const draw = vi.fn(() => [{ type: 'text' as const, text: 'Hello' }])
  const [notes] = start(runHandlers({ notes: { draw } }), panel('notes'))
  expect(fetch).not.toHaveBeenCalled()
  if (notes === undefined) throw new Error('no contribution')
  expect(await runtime.ask(notes, { method: 'draw', record: PERSON })).toEqual([
    { type: 'text', text: 'Hello' },
  ])
  expect(draw.mock.calls[0]?.at(0)).toEqual({ id: '7', name: 'Ada' })
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/console/app-files/crm/3/slots.js', {
    integrity: 'sha256-x',
    credentials: 'omit',
    redirect: 'error',
  })
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ module: 'crm', versionId: 3 }),
    expect.objectContaining({ kind: 'slot', slot: 'notes', outcome: 'shown', text: '' }),
  )
})

test('cells come for all rows at once, buttons and actions are answered, and a field is checked', async () => {
  const run = vi.fn(async () => {})
  const contributions = start(
    runHandlers({
      score: {
        cells: (records) =>
          Object.fromEntries(records.map(({ id }) => [id, { type: 'badge', text: `S${id}` }])),
      },
      notes: { press: (press) => [{ type: 'text', text: `pressed ${press}` }] },
      greet: { run },
      badge: { validate: (value) => (value === '1' ? null : 'Only 1') },
    }),
    { kind: 'column', id: 'score', name: 'Score', target: 'person', widthPx: 120 },
    panel('notes'),
    { kind: 'rowAction', id: 'greet', name: 'Greet', target: 'person' },
    { kind: 'formField', id: 'badge', name: 'Badge', target: 'person', input: 'text' },
  )
  const [score, notes, greet, badge] = contributions
  if (score === undefined || notes === undefined || greet === undefined || badge === undefined)
    throw new Error('a contribution is missing')
  expect(await runtime.ask(score, { method: 'cells', records: [PERSON, { id: '8' }] })).toEqual({
    '7': { type: 'badge', text: 'S7' },
    '8': { type: 'badge', text: 'S8' },
  })
  expect(await runtime.ask(notes, { method: 'press', record: PERSON, press: 'add' })).toEqual([
    { type: 'text', text: 'pressed add' },
  ])
  expect(await runtime.ask(greet, { method: 'run', records: [PERSON] })).toBeNull()
  expect(run.mock.calls[0]?.at(0)).toEqual([{ id: '7', name: 'Ada' }])
  expect(await runtime.ask(badge, { method: 'validate', value: '1', record: null })).toBeNull()
  expect(await runtime.ask(badge, { method: 'validate', value: '2', record: null })).toBe('Only 1')
})

test.each([
  [
    'throws',
    () => {
      throw new Error('broken')
    },
    'failed: Error: broken',
  ],
  ['rejects', () => Promise.reject(new Error('later')), 'failed: Error: later'],
  [
    'draws what nobody knows',
    () => [{ type: 'html', text: '<b>' }],
    "failed: draw at 0.type: Invalid discriminator value. Expected 'text' | 'badge' | 'link' | 'button' | 'table'",
  ],
  [
    'draws 10,000 rows',
    () => [{ type: 'table', columns: ['n'], rows: Array.from({ length: 10_000 }, () => ['1']) }],
    'tooLarge: draw at 0.rows: Too big: expected array to have <=50 items',
  ],
])('one that %s fails alone, and its owner reads why', async (_name, draw, text) => {
  const [bad, good] = start(
    runHandlers({ bad: { draw: draw as SlotHandlers['draw'] & {} }, good: { draw: () => [] } }),
    panel('bad'),
    panel('good'),
  )
  if (bad === undefined || good === undefined) throw new Error('no contribution')
  await expect(runtime.ask(bad, { method: 'draw', record: PERSON })).rejects.toThrow(SlotFailure)
  expect(report.mock.calls.at(-1)?.[1]).toMatchObject({ slot: 'bad', outcome: 'failed', text })
  expect(await runtime.ask(good, { method: 'draw', record: PERSON })).toEqual([])
})

test('one that failed twice in a row is not asked again before Retry', async () => {
  const draw = vi.fn((): never => {
    throw new Error('no')
  })
  const [bad] = start(runHandlers({ bad: { draw } }), panel('bad'))
  if (bad === undefined) throw new Error('no contribution')
  const ask = async () => runtime.ask(bad, { method: 'draw', record: PERSON })
  await expect(ask()).rejects.toEqual(failure('failed'))
  await expect(ask()).rejects.toEqual(failure('failed'))
  await expect(ask()).rejects.toEqual(failure('off'))
  expect(draw).toHaveBeenCalledTimes(2)
  runtime.reset(bad)
  await expect(ask()).rejects.toEqual(failure('failed'))
  expect(draw).toHaveBeenCalledTimes(3)
})

/** A script that listens: it has answered once. The clock is set before, for a budget of messages would take one that is set back for a debt. */
async function listening(
  onRequest: (port: MessagePort, message: { id: number; slot: string }) => boolean,
  ...contributions: subApp.ShownContribution[]
): Promise<SlotContribution[]> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  let isHanging = false
  const runner = runMessages((port, message) => {
    if (isHanging) return
    if (message.type === 'ping') port.postMessage({ type: 'pong', id: message.id })
    if (message.type !== 'request' || !('slot' in message)) return
    isHanging = onRequest(port, { id: message.id, slot: String(message.slot) })
  })
  const [first, ...rest] = start(
    {
      open: runner.open,
      run: (request) => {
        isHanging = false
        runs += 1
        return runner.run(request)
      },
    },
    panel('first'),
    ...contributions,
  )
  if (first === undefined) throw new Error('no contribution')
  await runtime.ask(first, { method: 'draw', record: null })
  vi.clearAllMocks()
  return rest
}

let runs = 0
beforeEach(() => {
  runs = 0
})

/** Lets all messages arrive. */
const delivered = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(0)
}

test('one that never answers is late after two seconds, an action after two minutes', async () => {
  const [drawn, action] = await listening(
    (port, { id, slot }) => {
      if (slot === 'first') port.postMessage({ type: 'result', id, value: [] })
      return false
    },
    panel('silent'),
    { kind: 'userMenuEntry', id: 'act', name: 'Act' },
  )
  if (drawn === undefined || action === undefined) throw new Error('no contribution')
  const late = vi.fn()
  const lateAction = vi.fn()
  runtime.ask(drawn, { method: 'draw', record: null }).catch(late)
  runtime.ask(action, { method: 'run', records: [] }).catch(lateAction)
  await delivered()
  await vi.advanceTimersByTimeAsync(ANSWER_LIMIT_MS - 1)
  expect(late).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(late).toHaveBeenCalledExactlyOnceWith(failure('late'))
  await vi.advanceTimersByTimeAsync(ACTION_LIMIT_MS - ANSWER_LIMIT_MS - 1)
  expect(lateAction).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(lateAction).toHaveBeenCalledExactlyOnceWith(failure('late'))
})

test('a script that hangs is ended: one contribution fails, the others are asked again', async () => {
  const [hangs, good] = await listening(
    (port, { id, slot }) => {
      if (slot !== 'hangs') port.postMessage({ type: 'result', id, value: [] })
      return slot === 'hangs'
    },
    panel('hangs'),
    panel('good'),
  )
  if (hangs === undefined || good === undefined) throw new Error('no contribution')
  const hung = vi.fn()
  runtime.ask(hangs, { method: 'draw', record: null }).catch(hung)
  await delivered()
  const shown = runtime.ask(good, { method: 'draw', record: null })
  await delivered()
  await vi.advanceTimersByTimeAsync(ANSWER_LIMIT_MS)
  expect(hung).toHaveBeenCalledExactlyOnceWith(failure('stopped'))
  expect(await shown).toEqual([])
  expect(runs).toBe(2)
  expect(report.mock.calls.map(([, one]) => one)).toEqual([
    expect.objectContaining({ kind: 'slot', slot: 'hangs', outcome: 'failed' }),
    expect.objectContaining({ kind: 'slot', slot: 'good', outcome: 'shown' }),
  ])
})

test('a script that floods the console is ended', async () => {
  const flood = runMessages((port, { type }) => {
    if (type === 'request')
      for (let count = 0; count <= MAX_REFUSED_MESSAGES + 200; count += 1)
        port.postMessage({ type: 'nothing' })
  })
  const [one] = start(flood, panel('one'))
  if (one === undefined) throw new Error('no contribution')
  await expect(runtime.ask(one, { method: 'draw', record: null })).rejects.toEqual(failure('stopped'))
})

test('a script that cannot be loaded is no failure of the app, and is loaded again', async () => {
  vi.mocked(fetch).mockResolvedValueOnce(new Response('', { status: 503 }))
  const [notes] = start(runHandlers({ notes: { draw: () => [] } }), panel('notes'))
  if (notes === undefined) throw new Error('no contribution')
  const ask = async () => runtime.ask(notes, { method: 'draw', record: null })
  await expect(ask()).rejects.toEqual(failure('line'))
  expect(report).not.toHaveBeenCalled()
  expect(await ask()).toEqual([])
})

test('a page that runs scripts and does not come is no failure of the app, and is opened again', async () => {
  const runner = runHandlers({ notes: { draw: () => [] } })
  const open = vi.fn(runner.open).mockRejectedValueOnce(new Error('no page'))
  const [notes] = start({ ...runner, open }, panel('notes'))
  if (notes === undefined) throw new Error('no contribution')
  await expect(runtime.ask(notes, { method: 'draw', record: null })).rejects.toEqual(failure('line'))
  expect(report).not.toHaveBeenCalled()
  expect(runner.runs()).toBe(0)
  expect(await runtime.ask(notes, { method: 'draw', record: null })).toEqual([])
})

test('an app that is gone while its script is loaded does not run', async () => {
  const runner = runHandlers({ notes: { draw: () => [] } })
  const opening = Promise.withResolvers<void>()
  const [notes] = start({ ...runner, open: () => opening.promise }, panel('notes'))
  if (notes === undefined) throw new Error('no contribution')
  const asked = runtime.ask(notes, { method: 'draw', record: null })
  runtime.setApps([])
  opening.resolve()
  await expect(asked).rejects.toEqual(failure('line'))
  expect(runner.runs()).toBe(0)
})

test('texts stand under the name of the app, and a page opens only while an action runs', async () => {
  const contributions = start(
    runHandlers({
      greet: {
        run: async (_records, host) => {
          if (await host.confirm({ title: 'Greet\u202Enow?' })) host.toast('success', 'Greeted')
          host.open('/console/home?preview=3')
        },
      },
      notes: {
        draw: (_record, host) => {
          host.open('/console/home')
          return []
        },
      },
    }),
    { kind: 'rowAction', id: 'greet', name: 'Greet', target: 'person' },
    panel('notes'),
  )
  const [greet, notes] = contributions
  if (greet === undefined || notes === undefined) throw new Error('no contribution')
  await runtime.ask(notes, { method: 'draw', record: null })
  expect(services.navigate).not.toHaveBeenCalled()
  await runtime.ask(greet, { method: 'run', records: [PERSON] })
  expect(services.confirm).toHaveBeenCalledExactlyOnceWith({
    title: 'Team CRM: Greetnow?',
    isDestructive: false,
  })
  expect(services.toast.success).toHaveBeenCalledExactlyOnceWith('Team CRM: Greeted')
  expect(services.navigate).toHaveBeenCalledExactlyOnceWith('/console/home')
})

test('what has changed is asked for again, events go to who has consent, and an app that is gone is ended', async () => {
  const onEvent = vi.fn(async () => {})
  const runner = runHandlers({
    notes: { draw: (_record, host) => (host.changed(), []) },
    follows: { onEvent },
  })
  const [notes] = start(runner, panel('notes'), { kind: 'service', id: 'follows', name: 'Follows' })
  if (notes === undefined) throw new Error('no contribution')
  const changed = vi.fn()
  const stop = runtime.onChanged(notes, changed)
  await runtime.ask(notes, { method: 'draw', record: null })
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1))
  stop()
  runtime.dispatch('businessChanged', { businessId: 12 })
  runtime.dispatch('seatStatus', { userId: 7 })
  await vi.waitFor(() => expect(onEvent).toHaveBeenCalledTimes(1))
  expect(onEvent.mock.calls[0]?.at(0)).toEqual({ topic: 'businessChanged', data: { businessId: 12 } })
  expect(runtime.setApps([])).toEqual([])
  await expect(runtime.ask(notes, { method: 'draw', record: null })).rejects.toEqual(failure('off'))
})
