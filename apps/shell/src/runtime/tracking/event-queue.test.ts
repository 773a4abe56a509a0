import { tracking } from '@console/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEventQueue, type Batch } from './event-queue.ts'

let ended: AbortController
let sent: Batch[]
let left: Batch[]
let hasArrived: boolean
/** Settles when the server answers. */
let isAnswered: Promise<void>

beforeEach(() => {
  vi.useFakeTimers()
  ended = new AbortController()
  sent = []
  left = []
  hasArrived = true
  isAnswered = Promise.resolve()
})
afterEach(() => {
  ended.abort()
  vi.useRealTimers()
})

function open() {
  const queue = createEventQueue({
    send: async (batch) => {
      sent.push(batch)
      await isAnswered
      return hasArrived
    },
    sendWhileLeaving: (batch) => left.push(batch),
    signal: ended.signal,
  })
  let count = 0
  const add = (times: number, bizTypeId: number | null = 11) => {
    for (let i = 0; i < times; i++) queue.add({ bizTypeId, value: String(count++), timestamp: 1_795_200_000 })
  }
  return { add, sendRest: queue.sendRest }
}

const valuesOf = (batches: Batch[]) =>
  batches.map(({ metrics }) => metrics.map(({ value }) => value).join(''))
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('five events are sent at once as one batch [SHELL-083, DSET-035]', async () => {
  const { add } = open()
  add(4)
  await pass(0)
  expect(sent).toEqual([])
  add(1)
  await pass(0)
  expect(valuesOf(sent)).toEqual(['01234'])
})

test('fewer are sent when 6000 ms are over, and an empty queue sends nothing [SHELL-083, DSET-036]', async () => {
  const { add } = open()
  await pass(6000)
  expect(sent).toEqual([])
  add(2)
  await pass(5999)
  expect(sent).toEqual([])
  await pass(1)
  expect(valuesOf(sent)).toEqual(['01'])
  await pass(60_000)
  expect(sent).toHaveLength(1)
})

test('a batch has one business type [SHELL-082]', async () => {
  const { add } = open()
  add(2, 11)
  add(3, null)
  await pass(2 * tracking.BATCH_INTERVAL_MS)
  expect(sent.map(({ bizTypeId }) => bizTypeId)).toEqual([11, null])
  expect(valuesOf(sent)).toEqual(['01', '234'])
})

test('an undelivered batch is resent in its order, and the queue is capped [SHELL-083]', async () => {
  const { add } = open()
  hasArrived = false
  add(5)
  await pass(0)
  add(tracking.MAX_REPORTED_EVENTS)
  await pass(0)
  hasArrived = true
  sent = []
  await pass(tracking.BATCH_INTERVAL_MS)
  expect(sent.flatMap(({ metrics }) => metrics)).toHaveLength(tracking.MAX_REPORTED_EVENTS)
  expect(sent[0]?.metrics.map(({ value }) => value)).toEqual(['5', '6', '7', '8', '9'])
})

test('events queued when the page unloads are sent then, once [SHELL-084, DSET-037]', async () => {
  const { add } = open()
  add(2, 11)
  add(1, 12)
  window.dispatchEvent(new Event('pagehide'))
  window.dispatchEvent(new Event('pagehide'))
  expect(valuesOf(left)).toEqual(['01', '2'])
  expect(left.map(({ bizTypeId }) => bizTypeId)).toEqual([11, 12])
  await pass(tracking.BATCH_INTERVAL_MS)
  expect(sent).toEqual([])
})

test('after the session nothing is sent, queued or timed [SHELL-083]', async () => {
  const { add } = open()
  add(3)
  ended.abort()
  add(5)
  window.dispatchEvent(new Event('pagehide'))
  await pass(tracking.BATCH_INTERVAL_MS)
  expect([...sent, ...left]).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('the rest is sent at once, after the report under way, and the caller waits for both [SHELL-084]', async () => {
  const { add, sendRest } = open()
  const answer = Promise.withResolvers<void>()
  isAnswered = answer.promise
  add(6, 11)
  add(1, 12)
  let isDone = false
  const rest = sendRest().then(() => (isDone = true))
  await pass(0)
  expect(valuesOf(sent)).toEqual(['01234'])
  expect(isDone).toBe(false)
  answer.resolve()
  await rest
  expect(valuesOf(sent)).toEqual(['01234', '5', '6'])
})

test('the rest stays queued where it does not arrive, and the caller waits no longer [SHELL-083]', async () => {
  const { add, sendRest } = open()
  hasArrived = false
  add(2, 11)
  add(1, 12)
  await sendRest()
  expect(valuesOf(sent)).toEqual(['01'])
  hasArrived = true
  await pass(2 * tracking.BATCH_INTERVAL_MS)
  expect(valuesOf(sent)).toEqual(['01', '01', '2'])
})
